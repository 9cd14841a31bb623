import MueGame

/// The bytes of a language file, and the position of each sentence in them.
///
/// A start waits for the tables it needs and shows few of their sentences. The files in
/// `Localization/` have one sentence a line, so that one pass over the bytes finds them all, and a
/// sentence is decoded when it is used. JSON in any other layout has no index.
struct SentenceIndex: Sendable {
  private let bytes: [UInt8]
  /// The range of the member on each line, without its comma, by the hash of its key.
  private let members: [UInt64: Range<Int>]
  /// The file's object about its language.
  let language: JSONObject?

  /// Finds the sentences; nil if the file is not laid out like those in `Localization/`.
  init?(_ bytes: [UInt8]) {
    guard let start = bytes.end(of: Self.opening, at: 0),
      let end = bytes[start...].firstIndex(of: .newline), end - start > 2,
      let first = bytes.end(of: Self.phrases, at: end - 1),
      let members = Self.members(of: bytes, from: first)
    else { return nil }
    self.bytes = bytes
    self.members = members
    language = try? JSONObject(reading: bytes[start..<end - 1])
  }

  /// The sentence with a key; nil if there is none, or its value is not a sentence.
  subscript(key: String) -> Sentence? {
    guard let member = members[key.utf8.reduce(Self.emptyHash, Self.hash)],
      let value = bytes.end(of: "\"\(key)\": ", at: member.lowerBound)
    else { return nil }
    let text = bytes[value..<member.upperBound]
    if text.first == .quote, !text.contains(.backslash) {
      return String(validating: text.dropFirst().dropLast(), as: UTF8.self).map(Sentence.plain)
    }
    let object = try? JSONObject(reading: [.brace] + bytes[member] + [.closingBrace])
    return object?.members.first.flatMap { Sentence($0.value) }
  }

  private static let opening = "{\n  \"language\": "
  private static let phrases = ",\n  \"phrases\": {\n"
  private static let closing = "\n  }\n}\n"
}

extension SentenceIndex {
  /// The members from a line on; nil if a line is not a member, or a key is repeated.
  private static func members(of bytes: [UInt8], from first: Int) -> [UInt64: Range<Int>]? {
    var members: [UInt64: Range<Int>] = [:]
    members.reserveCapacity(2048)
    var line = first
    while true {
      guard let start = bytes.end(of: "    ", at: line),
        let (hash, value) = key(of: bytes, at: start),
        let (end, isLast) = end(of: bytes, value: value),
        members.updateValue(start..<end, forKey: hash) == nil
      else { return nil }
      if isLast { return bytes.end(of: closing, at: end) == bytes.count ? members : nil }
      line = end + 2
    }
  }

  /// The hash of the key at a position, and the position of its value.
  private static func key(of bytes: [UInt8], at start: Int) -> (hash: UInt64, value: Int)? {
    guard start < bytes.count, bytes[start] == .quote else { return nil }
    var hash = emptyHash
    var place = start + 1
    while place < bytes.count, bytes[place] != .quote {
      if bytes[place] < .space || bytes[place] > .tilde || bytes[place] == .backslash { return nil }
      hash = Self.hash(hash, bytes[place])
      place += 1
    }
    return bytes.end(of: "\": ", at: place).map { (hash, $0) }
  }

  /// The end of a value, which is a text or an object, and whether no comma follows it.
  private static func end(of bytes: [UInt8], value: Int) -> (place: Int, isLast: Bool)? {
    var quotes = 0
    var place = value
    while place < bytes.count, bytes[place] >= .space {
      if bytes[place] == .quote { quotes += 1 }
      place += bytes[place] == .backslash ? 2 : 1
    }
    guard place < bytes.count, bytes[place] == .newline, quotes.isMultiple(of: 2) else {
      return nil
    }
    let isLast = bytes[place - 1] != .comma
    let end = isLast ? place : place - 1
    let isText = quotes == 2 && bytes[value] == .quote && bytes[end - 1] == .quote
    let isObject = bytes[value] == .brace && bytes[end - 1] == .closingBrace
    return isText || isObject ? (end, isLast) : nil
  }

  /// FNV-1a; if two keys of a file have the same hash, there is no index.
  private static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  private static let emptyHash: UInt64 = 0xCBF2_9CE4_8422_2325
}

extension [UInt8] {
  /// The end of a text that begins at a position; nil if it is not there.
  fileprivate func end(of text: String, at place: Int) -> Int? {
    self[Swift.min(place, count)...].starts(with: text.utf8) ? place + text.utf8.count : nil
  }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let brace = UInt8(ascii: "{")
  fileprivate static let closingBrace = UInt8(ascii: "}")
  fileprivate static let tilde = UInt8(ascii: "~")
}
