import Foundation

@testable import MueStorage

/// A directory that is removed after the test.
final class TemporaryDirectory {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "mue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The person's directories, with this as the home directory.
  var directories: Directories { Directories(environment: ["HOME": path], accountHome: { nil }) }

  var games: String { path + "/.local/state/mue/games/" }

  func names(_ directory: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
  }

  func bytes(_ file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: file)))
  }

  func write(_ bytes: some Sequence<UInt8>, to file: String) throws {
    try Data(bytes).write(to: URL(filePath: file))
  }
}
