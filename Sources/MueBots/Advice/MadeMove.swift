import MueRules

/// A move that was made, and what its seat could see then.
public struct MadeMove: Equatable, Sendable {
  public let observation: Observation
  public let move: Move

  public init(_ move: Move, at observation: Observation) {
    self.move = move
    self.observation = observation
  }

  public var seat: Seat { observation.seat }
  /// Its number among all moves of the hand, from 0.
  public var index: Int { observation.publicState.moves.count }
  var isForced: Bool { observation.isForced(move) }
}

extension Round {
  /// All moves of the hand, each with what its seat could see; `peek` gives the open handicap of a seat.
  public func madeMoves(peek: (Seat) -> Peek) -> [MadeMove] {
    var replay = Round(deal: deal, dealer: publicState.dealer)
    var moves: [MadeMove] = []
    for move in publicState.moves {
      guard let turn = replay.turn else { break }
      moves.append(MadeMove(move, at: replay.observation(for: turn, peek: peek(turn))))
      guard replay.applyLegal(move) else { break }
    }
    return moves
  }
}

extension Observation {
  /// The moves that the seat itself has made in the hand.
  public var ownMoves: [MadeMove] {
    if isWatching { return [] }
    return publicState.moves.enumerated().compactMap { index, move in
      let earlier = after(moves: index)
      return earlier.publicState.turn == seat ? MadeMove(move, at: earlier) : nil
    }
  }
}
