import MueData

/// The first line of a file, which reveals damage to the rest, such as `mue-save 1 310 9f…`:
/// format, version, and the length and checksum of the content after it.
enum ChecksumLine {
  private static let longest = 80

  /// The line and the content.
  static func bytes(_ content: [UInt8], format: String, version: Int) -> [UInt8] {
    Array("\(format) \(version) \(content.count) \(Checksum.text(of: content))\n".utf8) + content
  }

  /// The content after the line, if the line is valid.
  ///
  /// - Throws: `SaveFault`; `otherVersion` for versions above `version` and for those that were
  ///   never released.
  static func content(
    of bytes: [UInt8], format: String, version: Int, unreleased: ClosedRange<Int>? = nil
  ) throws(SaveFault) -> ArraySlice<UInt8> {
    let line = bytes.prefix(longest).prefix { $0 != UInt8(ascii: "\n") }
    let words = String(decoding: line, as: UTF8.self)
      .split(separator: " ", omittingEmptySubsequences: false)
    guard words.count > 1, words[0] == format, let found = Int(words[1]), found > 0 else {
      throw .notASave
    }
    if let unreleased, unreleased.contains(found) { throw .otherVersion(.unreleased) }
    guard found <= version else { throw .otherVersion(.later) }
    guard words.count == 4, let length = Int(words[2]) else { throw .notASave }
    let content = bytes.dropFirst(line.count + 1)
    guard content.count == length else {
      throw .wrongLength(expected: length, found: content.count)
    }
    guard Checksum.text(of: content) == words[3] else { throw .wrongChecksum }
    return content
  }
}
