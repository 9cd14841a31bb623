import Foundation
import Testing

/// The files of this package, by their paths from its root.
enum Checkout {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The names in a folder.
  static func folders(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: path).path())
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The paths of all files below a folder with one of these endings; there must be some.
  static func files(
    below path: String, endings: [String] = ["swift"]
  ) throws -> [String] {
    let walk = try #require(
      FileManager.default.enumerator(atPath: root.appending(path: path).path()))
    let names = walk.compactMap { $0 as? String }.filter { name in
      endings.contains { name.hasSuffix(".\($0)") }
    }
    try #require(!names.isEmpty, "\(path)")
    return names.sorted().map { "\(path)/\($0)" }
  }

  /// The lines of a file without what follows `//`, with their numbers from 1.
  static func code(_ path: String) throws -> [(number: Int, line: Substring)] {
    try text(path).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { ($0.offset + 1, $0.element.prefix(upTo: $0.element.firstComment)) }
  }

  /// The same for the lines that contain one of some words: a regular expression on every line would take a minute.
  static func code(
    _ path: String, with words: [String]
  ) throws -> [(number: Int, line: Substring)] {
    let text = try text(path)
    guard words.contains(where: text.contains) else { return [] }
    return try code(path).filter { _, line in words.contains { line.contains($0) } }
  }
}

extension Substring {
  fileprivate var firstComment: Index { firstRange(of: "//")?.lowerBound ?? endIndex }
}
