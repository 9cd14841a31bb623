import MueData
import MueGame
import MueRules

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

/// What two programs must agree on before they can share a table.
public struct LinkVersion: Hashable, Sendable {
  /// The protocol between tables and guests.
  public let link: String
  public let rules: String

  /// The protocol and the rules of this program.
  public static let current = LinkVersion(link: "mue-link/1", rules: Rules.classic.name)

  /// The longest name that is read.
  private static let limit = 32
}

extension LinkVersion {
  init(_ object: JSONObject) throws(JSONFault) {
    func name(_ value: JSONValue) -> String? {
      value.string.flatMap { CleanText.cleaned($0, limit: Self.limit) }
    }
    link = try object.need("format", name)
    rules = try object.need("rules", name)
  }

  var object: JSONObject { ["format": link, "rules": rules] }
}

/// The position to which a message belongs.
public struct Stamp: Hashable, Sendable {
  /// The number of the position; every change increases it by one.
  let position: Int
  /// The checksum of the view at that position.
  let check: String

  /// The greatest position number that is read.
  static let mostPositions = 1 << 50

  public init(position: Int, of view: Observation) {
    self.position = position
    check = Self.check(of: view)
  }

  /// The checksum of what a seat sees: that of its `mue-view/1` line without names, match and
  /// question.
  static func check(of view: Observation) -> String {
    let members = ViewRecord(view).object.members.filter { $0.key != "ask" }
    return Checksum.text(of: JSONObject(members).text.utf8)
  }

  init(_ object: JSONObject) throws(JSONFault) {
    position = try object.number("position", in: 0...Self.mostPositions)
    check = try object.need("check", \.check)
  }

  var object: JSONObject { ["position": position, "check": check] }
}
