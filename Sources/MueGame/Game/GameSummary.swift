import MueRules

/// What stands about a game on the shelf; it holds no hidden card.
public struct GameSummary: Hashable, Sendable {
  /// How a game stands.
  public enum Standing: Hashable, Sendable {
    /// It can be played on.
    case running
    /// It is over, and the person came in at this place, from 1.
    case over(place: Int)
    /// It could be played on, and the person has given it up.
    case abandoned
  }

  /// Who sits where.
  public let players: [Player]
  /// Whose place the person has.
  public let seat: Seat
  /// What was agreed.
  public let rules: MatchRules
  /// The number all deals come from.
  public let seed: UInt64
  /// The number of the hand, from 1.
  public let hand: Int
  /// What each seat has scored in the hands that are over.
  public let totals: [Int]
  /// How much of the match is played, 0 to 100; 100 only when it is over.
  public let percent: Int
  /// How it stands.
  public let standing: Standing
  /// What is kept beside.
  public let notes: GameNotes

  /// The names of the others, in the order of the seats.
  public var opponents: [String] {
    players.indices.filter { $0 != seat.index }.map { players[$0].name.text }
  }
  /// What the game is called on the shelf: by its title, else by who plays along.
  public var shelfName: String { notes.title?.text ?? opponents.joined(separator: ", ") }
  /// The person's score.
  public var own: Int { totals[seat.index] }
  /// The best score of the others.
  public var bestOther: Int {
    totals.enumerated().filter { $0.offset != seat.index }.map(\.element).max() ?? 0
  }
}

extension Game {
  /// The game as it stands on the shelf.
  public var summary: GameSummary {
    let totals = match.totals
    let own = totals[personSeat.index]
    let standing: GameSummary.Standing =
      match.isOver
      ? .over(place: 1 + totals.count { $0 > own }) : notes.isAbandoned ? .abandoned : .running
    return GameSummary(
      players: players, seat: personSeat, rules: match.rules, seed: match.seed,
      hand: match.hand, totals: totals, percent: percent, standing: standing, notes: notes)
  }

  /// By hands, as many of them as are over; to a total, as much of it as the leader has.
  private var percent: Int {
    if match.isOver { return 100 }
    let share =
      switch match.rules.end {
      case .points(let points): 100 * max(0, match.totals.max() ?? 0) / points
      case .hands(let hands): (100 * match.scores.count + percentOfHand) / hands
      }
    return min(99, share)
  }

  /// How much of the hand is played, by its tricks.
  private var percentOfHand: Int {
    if match.round.score != nil { return 0 }
    let finished = match.round.publicState.tricks.count { $0.cards.count == match.players.number }
    return 100 * finished / match.round.rules.handSize
  }
}

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
        // It was legal when it was made.
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
