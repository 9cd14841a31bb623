import MueData
import Platform

/// The bytes of a language file, in which sentences are found by their keys.
///
/// A start waits for the tables it needs and shows few of their sentences. The files in
/// `Localization/` have one sentence a line, so that the beginning of its line finds a sentence,
/// which is decoded when it is used. A file that begins or ends in any other way has no index.
struct SentenceIndex: Sendable {
  private let bytes: [UInt8]
  /// The file's object about its language.
  let language: JSONObject?

  /// Nil if the file does not begin and end like those in `Localization/`.
  init?(_ bytes: [UInt8]) {
    let lines = bytes.split(
      separator: Self.newline, maxSplits: 3, omittingEmptySubsequences: false)
    guard lines.count == 4, lines[0].elementsEqual("{".utf8),
      lines[1].starts(with: Self.language.utf8), lines[2].elementsEqual("  \"phrases\": {".utf8),
      lines[3].suffix(7).elementsEqual("\n  }\n}\n".utf8)
    else { return nil }
    self.bytes = bytes + [0]
    language = try? JSONObject(
      reading: lines[1].dropFirst(Self.language.utf8.count).dropLast())
  }

  /// The sentence with a key; nil if there is none, or its value is not a sentence.
  subscript(key: String) -> Sentence? {
    guard let start = bytes.start(of: "\n    \"\(key)\": ") else { return nil }
    let line = bytes[(start + 1)...].prefix { $0 != Self.newline }
    let member = line.last == Self.comma ? line.dropLast() : line
    let object = try? JSONObject(reading: Array("{".utf8) + member + Array("}".utf8))
    return object?.members.first.flatMap { Sentence($0.value) }
  }

  private static let language = "  \"language\": "
  private static let newline = UInt8(ascii: "\n")
  private static let comma = UInt8(ascii: ",")
}

extension [UInt8] {
  /// Where a text begins, before the first zero, as the C library finds it: a start looks for
  /// dozens of sentences.
  fileprivate func start(of text: String) -> Int? {
    withUnsafeBytes { bytes in
      guard let first = bytes.assumingMemoryBound(to: CChar.self).baseAddress,
        let found = strstr(first, text)
      else { return nil }
      return UnsafePointer(found) - first
    }
  }
}
