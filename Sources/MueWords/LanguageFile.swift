import Foundation

/// What stands in one `Localization/<code>.json`.
///
/// Anybody may write such a file, so what is read is bounded: no file over 1 MB, no sentence over
/// 4,000 bytes or with more than 16 places (phrases nest, and sizes would multiply), and no text
/// that could steer a terminal.
struct LanguageFile: Decodable, Sendable {
  struct Language: Decodable, Sendable {
    let name: String
    let authors: [String]?
  }

  let language: Language
  let phrases: [String: Sentence]

  static let byteLimit = 1_000_000
  static let sentenceByteLimit = 4000
  static let placeLimit = 16

  /// Reads and checks one file.
  init(path: String) throws(LanguageError) {
    let data = try Self.bytes(of: path)
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      throw .malformed(file: path)
    }
    for text in [language.name] + (language.authors ?? []) {
      try Self.check(text, key: "language", path: path)
    }
    for (key, sentence) in phrases {
      guard !key.disturbsTerminal else { throw .malformed(file: path) }
      for text in sentence.texts { try Self.check(text, key: key, path: path) }
    }
  }

  private static func check(_ text: String, key: String, path: String) throws(LanguageError) {
    if text.disturbsTerminal { throw .controlCharacter(file: path, key: key) }
    if text.utf8.count > sentenceByteLimit
      || text.utf8.count(where: { $0 == Template.open }) > placeLimit
    {
      throw .tooLong(file: path, key: key)
    }
  }

  private static func bytes(of path: String) throws(LanguageError) -> Data {
    let url = URL(filePath: path).resolvingSymlinksInPath()
    // Opening a pipe would wait for a writer that may never come.
    guard (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true,
      let file = try? FileHandle(forReadingFrom: url)
    else { throw .unreadable(file: path) }
    defer { try? file.close() }
    let read: Data?
    do {
      read = try file.read(upToCount: byteLimit + 1)
    } catch {
      throw .unreadable(file: path)
    }
    let data = read ?? Data()
    if data.count > byteLimit { throw .tooLarge(file: path, limit: byteLimit) }
    return data
  }
}

extension String {
  /// Whether the text holds control characters (C0, DEL, C1), line or paragraph separators, or marks
  /// that turn the direction of writing.
  var disturbsTerminal: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }
}
