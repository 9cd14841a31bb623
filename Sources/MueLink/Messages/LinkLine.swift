import MueData
import MueGame

/// The lines between a table and its guests: one JSON object each.
public enum LinkLine {
  /// The longest line in bytes, without its line end.
  public static let limit = 16_384

  static func object(_ bytes: [UInt8]) throws(JSONFault) -> JSONObject {
    try JSONObject(reading: bytes, limit: limit)
  }

  static func bytes(_ object: JSONObject) -> [UInt8] { Array(object.text.utf8) }

  /// Pads a line with blanks, so that its length does not reveal the length of one of its parts.
  ///
  /// That part has `secret` bytes; each line leaves the same room for it, and is padded to a
  /// multiple of `lengthStep`.
  static func padded(_ line: [UInt8], hiding secret: Int = 0) -> [UInt8] {
    let open = line.count - secret + (secret > 0 ? roomForSecret : 0)
    let steps = (max(open, line.count) + lengthStep - 1) / lengthStep
    return line + Array(repeating: 0x20, count: max(0, min(steps * lengthStep, limit) - line.count))
  }

  private static let lengthStep = 256
  /// More than the longest list of cards needs.
  private static let roomForSecret = 128
}

extension JSONObject {
  func number(_ key: String, in range: ClosedRange<Int>) throws(JSONFault) -> Int {
    try need(key) { value in value.integer.flatMap { range.contains($0) ? $0 : nil } }
  }

  /// The number of a hand, or a number of hands; the limit is far above any match.
  func hands(_ key: String) throws(JSONFault) -> Int { try number(key, in: 0...100_000) }
}

extension JSONValue {
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The 32 bytes of a token, digest or nonce; nil for any other value.
  var hex: Hex? { string.flatMap { Hex($0, bytes: 32) } }
  /// A checksum of 16 digits; nil for any other value.
  var check: String? { string.flatMap { Hex($0, bytes: 8)?.text } }
}

extension ChatMessage {
  init?(_ object: JSONObject) throws(JSONFault) {
    if let line = try object.read("line", { $0.string.flatMap(ChatLine.init) }) {
      self = .line(line)
    } else if let phrase = try object.read(
      "phrase", { $0.string.flatMap(QuickPhrase.init(rawValue:)) })
    {
      self = .phrase(phrase)
    } else {
      return nil
    }
  }

  var object: JSONObject {
    switch self {
    case .line(let line): ["line": line.text]
    case .phrase(let phrase): ["phrase": phrase.rawValue]
    }
  }
}
