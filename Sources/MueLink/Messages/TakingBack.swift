import MueData

/// A request to go back in a hand: a seat asks that its last decision become the next move.
public struct TakingBack: Hashable, Sendable {
  let seat: Int
  /// The number of the hand, from 1.
  let hand: Int
  /// How many of its moves are kept.
  let moves: Int
}

extension TakingBack {
  init(_ object: JSONObject) throws(JSONFault) {
    seat = try object.number("seat", in: 0...5)
    hand = try object.hands("hand")
    moves = try object.number("moves", in: 0...HandProgress.mostMoves)
  }

  var object: JSONObject { ["seat": seat, "hand": hand, "moves": moves] }
}
