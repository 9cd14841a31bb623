import MueData

/// The first line of a file by which damage to the rest is noticed, as `mue-save 1 310 9f…`: format,
/// version, and the length and checksum of the content behind it.
enum ChecksumLine {
  private static let longest = 80

  /// The line and the content.
  static func bytes(_ content: [UInt8], format: String, version: Int) -> [UInt8] {
    Array("\(format) \(version) \(content.count) \(Checksum.text(of: content))\n".utf8) + content
  }

  /// The version and the content behind the line, once the line is valid.
  ///
  /// - Throws: `SaveFault`; `newerVersion` beyond `latest`, which then says that `known` is known.
  static func content(
    of bytes: [UInt8], format: String, upTo latest: Int, known: Int
  ) throws(SaveFault) -> (version: Int, content: ArraySlice<UInt8>) {
    let words = words(of: bytes)
    guard let found = version(of: bytes, format: format) else { throw .notASave }
    guard found <= latest else { throw .newerVersion(found: found, known: known) }
    guard words.count == 4, let length = Int(words[2]) else { throw .notASave }
    let content = bytes.dropFirst(line(of: bytes).count + 1)
    guard content.count == length else {
      throw .wrongLength(expected: length, found: content.count)
    }
    guard Checksum.text(of: content) == words[3] else { throw .wrongChecksum }
    return (found, content)
  }

  /// The version in the line; nil if the line does not begin with the format and a version.
  static func version(of bytes: [UInt8], format: String) -> Int? {
    let words = words(of: bytes)
    guard words.count > 1, words[0] == format, let found = Int(words[1]), found > 0 else {
      return nil
    }
    return found
  }

  private static func line(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes.prefix(longest).prefix { $0 != UInt8(ascii: "\n") }
  }

  private static func words(of bytes: [UInt8]) -> [Substring] {
    String(decoding: line(of: bytes), as: UTF8.self)
      .split(separator: " ", omittingEmptySubsequences: false)
  }
}
