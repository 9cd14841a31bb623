import MueData
import MueRules

/// How far a hand has been seen: its number, and the moves so far.
///
/// A guest that comes in sends this for the latest hand it knows, so that a host whose game is
/// behind its guests' notices.
public struct HandProgress: Hashable, Sendable {
  /// The number of the hand, from 1.
  let hand: Int
  let moves: Int
  /// The checksum of their texts, as 16 hexadecimal digits.
  let check: String

  /// More moves than any hand has.
  static let mostMoves = 1000

  public init(hand: Int, moves: [Move]) { self.init(hand: hand, texts: moves.map(\.text)) }

  /// The progress of a hand with moves of these texts (`Move.text`).
  init(hand: Int, texts: [String]) {
    self.hand = hand
    moves = texts.count
    check = Checksum.text(of: texts.joined(separator: ",").utf8)
  }
}

extension HandProgress {
  init(_ object: JSONObject) throws(JSONFault) {
    hand = try object.hands("hand")
    moves = try object.number("moves", in: 0...Self.mostMoves)
    check = try object.need("check", \.check)
  }

  var object: JSONObject { ["hand": hand, "moves": moves, "check": check] }
}
