import MueGame
import MueRules

extension HostMessage {
  /// The message as a line.
  public var line: [UInt8] {
    switch self {
    case .welcome(let welcome): return LinkLine.bytes("welcome", .object(welcome.object))
    case .refused(let refusal): return LinkLine.bytes("refused", .object(refusal.object))
    case .seats(let seats):
      return LinkLine.bytes("seats", .array(seats.map { .object($0.object) }))
    case .hand(let hand): return LinkLine.bytes(hand.object)
    case .view(let view, let stamp):
      return LinkLine.bytes(JSONObject(view.object.members + stamp.members))
    case .moved(let move, let stamp):
      return LinkLine.bytes(
        JSONObject(
          [.init("moved", .integer(move.seat)), .init("move", .string(move.text))] + stamp.members))
    case .commit(let hand, let digest):
      return Self.line(
        "commit", [.init("hand", .integer(hand)), .init("digest", .string(digest.text))])
    case .commitments(let hand, let digests):
      return Self.line(
        "commitments", [.init("hand", .integer(hand)), .init("digests", .hexes(digests))])
    case .wrong(let word): return LinkLine.bytes("error", .string(word))
    case .said(let name, let message):
      return Self.line("said", [.init("name", .string(name.text)), message.member])
    case .undoAsked(let seat): return LinkLine.bytes("undo", .integer(seat))
    case .done(let action, let seat):
      return Self.line("host", [.init(action.rawValue, .integer(seat))])
    case .beat: return LinkLine.bytes("beat", .bool(true))
    case .closing: return LinkLine.bytes("closing", .bool(true))
    }
  }

  private static func line(_ key: String, _ members: [JSONObject.Member]) -> [UInt8] {
    LinkLine.bytes(key, .object(JSONObject(members)))
  }
}

extension JSONValue {
  /// A list of bytes as digits, `null` for what is not there.
  static func hexes(_ hexes: [Hex?]) -> JSONValue {
    .array(hexes.map { $0.map { .string($0.text) } ?? .null })
  }
}
