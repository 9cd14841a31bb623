import MueData
import MueRules

/// A game on the shelf: its number and summary.
public struct ShelfGame: Hashable, Sendable {
  public let number: Int
  /// Its summary; nil if the file cannot be read.
  public let summary: GameSummary?

  public init(number: Int, summary: GameSummary?) {
    self.number = number
    self.summary = summary
  }

  /// Whether it comes before another on the shelf: the one played later first, and among equals the
  /// one begun later.
  public func isNewer(than other: ShelfGame) -> Bool {
    let (mine, theirs) = (summary?.notes.lastPlayed ?? 0, other.summary?.notes.lastPlayed ?? 0)
    return (mine, number) > (theirs, other.number)
  }

  /// The games as an object with stable keys (`mue-games/1`), in the given order.
  public static func object(_ games: [ShelfGame]) -> JSONObject {
    ["format": "mue-games/1", "games": games.map(\.object)]
  }

  /// The game as an object; for one that cannot be read, only its number and that it is unreadable.
  private var object: JSONObject {
    ["number": number] + (summary?.object ?? ["state": "unreadable"])
  }
}

extension Game {
  public var summary: GameSummary {
    let totals = dealt.totals
    let own = totals[personSeat.index]
    let standing: GameSummary.Standing =
      dealt.isOver
      ? .over(place: 1 + totals.count { $0 > own }) : notes.isAbandoned ? .abandoned : .running
    return GameSummary(
      players: players, seat: personSeat, rules: dealt.rules, seed: dealt.seed,
      hand: dealt.hand, totals: totals, percent: percent, standing: standing, notes: notes)
  }

  /// The share of finished hands, or, in a match to a total, the leader's share of that total.
  private var percent: Int {
    if dealt.isOver { return 100 }
    let share =
      switch dealt.rules.end {
      case .points(let points): 100 * max(0, dealt.totals.max() ?? 0) / points
      case .hands(let hands): (100 * dealt.scores.count + percentOfHand) / hands
      }
    return min(99, share)
  }

  /// How much of the hand has been played, by its tricks.
  private var percentOfHand: Int {
    if dealt.round.score != nil { return 0 }
    let finished = dealt.round.publicState.tricks.count { $0.cards.count == dealt.players.number }
    return 100 * finished / dealt.round.rules.handSize
  }
}

extension Game {
  public var position: GamePosition {
    GamePosition(hand: moves.count, moves: moves.last?.count ?? 0)
  }

  /// Visits the moves from the beginning, each with its position and the hand before it.
  func walk(_ step: (GamePosition, Round, Move) -> Void) {
    var replay = dealt.begun
    for (index, hand) in moves.enumerated() {
      if index > 0 { replay.dealNextHand() }
      for (count, move) in hand.enumerated() {
        step(GamePosition(hand: index + 1, moves: count), replay.round, move)
        guard replay.applyLegal(move) else { return }
      }
    }
  }

  /// The positions at which a seat had a choice, the oldest first; forced cards and forced passes
  /// are left out.
  public func decisions(of seat: Seat) -> [GamePosition] {
    var positions: [GamePosition] = []
    walk { position, round, _ in
      if round.turn == seat, round.legalMoves?.isChoice == true { positions.append(position) }
    }
    return positions
  }

  /// The game cut off at a position; the whole game if it never got that far.
  public func cut(to position: GamePosition) -> Game {
    guard position < self.position else { return self }
    let last = position.hand - 1
    return with(Array(moves[..<last]) + [Array(moves[last].prefix(position.moves))])
  }

  /// Whether this game equals another or continues it, as far as files can tell.
  public func goesOn(from other: Game) -> Bool {
    guard dealt.rules == other.dealt.rules, dealt.seed == other.dealt.seed,
      notes.begun == other.notes.begun
    else { return false }
    // Compared as text, since files do not record which of two twins was played.
    let (mine, theirs) = (moveTexts, other.moveTexts)
    return mine == theirs || mine.goesOn(from: theirs)
  }

  /// The game for an asker who takes it away, for instance as a copy; nil if nothing of it is left.
  ///
  /// While friends play a hand, anybody but the table gets only the hands before it, and nothing
  /// from which its cards could be derived.
  public func taken(by asker: Asker) -> Game? {
    guard match.round.allCards(for: asker) == nil else { return self }
    let finished = moves.dropLast()
    guard !finished.isEmpty else { return nil }
    return with(Array(finished), agreedSeeds: Array(dealt.agreedSeeds.prefix(finished.count)))
  }

  /// The moves in the notation of files, which does not distinguish twins.
  var moveTexts: [[String]] { moves.map { $0.map(\.text) } }

  /// The same match with other moves that were made in it before.
  func with(_ moves: [[Move]], agreedSeeds: [UInt64]? = nil) -> Game {
    var game = self
    game.dealt = Match(
      rules: dealt.rules, seed: dealt.seed, agreedSeeds: agreedSeeds ?? dealt.agreedSeeds)
    game.moves = [[]]
    for (index, hand) in moves.enumerated() {
      if index > 0 { game.dealNextHand() }
      for move in hand where !game.applyLegal(move) { return game }
    }
    return game
  }
}
