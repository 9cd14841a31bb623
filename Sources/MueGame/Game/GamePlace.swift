import MueRules

/// A place in a game: before a move, or behind the last one.
public struct GamePlace: Hashable, Comparable, Sendable {
  /// The number of the hand, from 1.
  public let hand: Int
  /// How many of its moves have been made.
  public let moves: Int

  /// A place; it need not be in any game.
  public init(hand: Int, moves: Int) {
    self.hand = hand
    self.moves = moves
  }

  /// What comes earlier in the game is less.
  public static func < (left: GamePlace, right: GamePlace) -> Bool {
    (left.hand, left.moves) < (right.hand, right.moves)
  }
}

extension Game {
  /// Where the game stands.
  public var place: GamePlace { GamePlace(hand: moves.count, moves: moves.last?.count ?? 0) }

  /// Walks through the moves from the beginning, each with its place and the hand before it.
  func walk(_ step: (GamePlace, Round, Move) -> Void) {
    var replay = match.begun
    for (index, hand) in moves.enumerated() {
      if index > 0 { replay.dealNextHand() }
      for (count, move) in hand.enumerated() {
        step(GamePlace(hand: index + 1, moves: count), replay.round, move)
        try? replay.apply(move)
      }
    }
  }

  /// The places where a seat had a choice, the oldest first: forced cards and forced passes are none.
  public func decisions(of seat: Seat) -> [GamePlace] {
    var places: [GamePlace] = []
    walk { place, round, _ in
      if round.turn == seat, round.legalMoves?.isChoice == true { places.append(place) }
    }
    return places
  }

  /// The game as it stood at a place: its record, cut off there; itself if it never got so far.
  public func cut(to place: GamePlace) -> Game {
    guard place < self.place else { return self }
    let last = place.hand - 1
    return with(Array(moves[..<last]) + [Array(moves[last].prefix(place.moves))])
  }

  /// Whether this is another game as it stands, or played on from there, as far as files can tell.
  public func goesOn(from other: Game) -> Bool {
    guard match.rules == other.match.rules, match.seed == other.match.seed,
      notes.begun == other.notes.begun
    else { return false }
    // As text, since of two cards that look alike a file does not say which one was played.
    let (mine, theirs) = (record.moves, other.record.moves)
    return mine == theirs || mine.goesOn(from: theirs)
  }

  /// The same match with other moves; what is illegal among them ends it there.
  func with(_ moves: [[Move]]) -> Game {
    var game = self
    game.match = match.begun
    game.moves = [[]]
    for (index, hand) in moves.enumerated() {
      if index > 0 { game.dealNextHand() }
      for move in hand { try? game.apply(move) }
    }
    return game
  }
}
