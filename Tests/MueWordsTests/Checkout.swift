import Foundation

/// The files of the checkout that the tests were built from.
enum Checkout {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static var localization: URL { root.appending(path: "Localization") }
  static var resources: URL { root.appending(path: "Resources") }
  static var sources: URL { root.appending(path: "Sources") }

  /// The text of one file.
  static func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// The names in a directory with a given ending, in order.
  static func names(in directory: URL, ending: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.path)
      .filter { $0.hasSuffix(ending) }.sorted()
  }
}
