import Foundation

/// A directory of constructed tables that is removed after the test.
struct TemporaryTables: ~Copyable {
  let url: URL
  var path: String { url.path }

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "mue-words-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file with any content.
  borrowing func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  /// Writes a well-formed table whose phrases are given as JSON.
  borrowing func write(table code: String, name: String = "Name", phrases: String) throws {
    try write(
      #"{"language":{"name":"\#(name)"},"phrases":{\#(phrases)}}"#, to: code + ".json")
  }
}
