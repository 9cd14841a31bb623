import MueBots
import MueRules

/// What one seat sees of a whole game: its view of the hand, and the score sheet.
///
/// It contains no hidden card, so it can be shown, sent and given to computer players.
public struct GameObservation: Equatable, Sendable {
  /// The players, by seat.
  public let players: [Player]
  public let rules: MatchRules
  /// The number of the hand, from 1.
  public let hand: Int
  public let observation: Observation
  /// The scores of the finished hands, the oldest first.
  public let scores: [RoundScore]
  public let totals: [Int]
  /// The winners; empty while the match goes on.
  public let winners: [Seat]
  public let notes: GameNotes
  /// A guest's findings about the host of a linked table, by the number of the hand; 0 is the table
  /// as a whole.
  public let findings: [Int: FindingGrade]
  /// Whether it is an onlooker's view, without a seat of its own.
  public let isOnlookers: Bool

  /// A view from its parts; `scores` includes the hand in `observation` if that is finished.
  public init(
    players: [Player], rules: MatchRules, hand: Int, observation: Observation,
    scores: [RoundScore], notes: GameNotes = GameNotes(), findings: [Int: FindingGrade] = [:],
    isOnlookers: Bool = false
  ) {
    self.players = players
    self.rules = rules
    self.hand = hand
    self.observation = observation
    self.scores = scores
    self.notes = notes
    self.findings = findings
    self.isOnlookers = isOnlookers
    totals = rules.totals(of: scores)
    let isOver = observation.publicState.score != nil && rules.isOver(after: scores)
    winners = isOver ? rules.best(of: scores) : []
  }

  /// The seat whose view it is; the table is drawn from there.
  public var seat: Seat { observation.seat }
  /// The seat of the person who sees it; nil for an onlooker.
  public var person: Seat? { isOnlookers ? nil : seat }
  /// The seats of computer players, with their settings.
  public var computers: [Seat: BotSettings] {
    let seats = observation.players.seats.compactMap { seat in
      if case .computer(let settings) = players[seat].agent { (seat, settings) } else { nil }
    }
    return Dictionary(uniqueKeysWithValues: seats)
  }
  public var isOver: Bool { !winners.isEmpty }
  /// The hint that was given for the current position; nil if none was.
  public var hintGiven: GivenHint? {
    notes.hintsGiven[GamePosition(hand: hand, moves: observation.publicState.moves.count)]
  }
  /// The hints that were given in the hand, by the number of the move, from 0.
  public var hintsGiven: [Int: GivenHint] {
    notes.hints(inHand: hand, before: observation.publicState.moves.count)
  }
  /// The standing of the match before the hand that is being played.
  public var standing: Standing {
    Standing(
      totals: totals, end: rules.end, hands: scores.count, isAgainstPar: notes.pars != nil)
  }
  /// The standing of the match before the finished hand with a score.
  public func standingBefore(_ score: RoundScore) -> Standing {
    Standing(
      totals: zip(totals, score.score).map { $0 - $1 }, end: rules.end, hands: scores.count - 1)
  }
}

extension Game {
  /// What a seat may know of the hand, including the cards that an open handicap shows it.
  public func observation(for seat: Seat) -> Observation {
    dealt.round.observation(for: seat, peek: players[seat].agent.peek)
  }

  /// Whether a hand is being played with friends at other terminals; until it is over, hidden cards
  /// must not leave the table.
  public var isHandAmongFriends: Bool {
    match.round.isAmongFriends
  }

  public var onlookersView: GameObservation {
    GameObservation(
      players: players, rules: dealt.rules, hand: dealt.hand,
      observation: Observation(watching: dealt.round.publicState, from: personSeat),
      scores: dealt.scores, notes: provenNotes, isOnlookers: true)
  }

  /// What a seat sees of the game.
  public func view(for seat: Seat) -> GameObservation {
    GameObservation(
      players: players, rules: dealt.rules, hand: dealt.hand,
      observation: observation(for: seat), scores: dealt.scores, notes: provenNotes)
  }

  /// The notes, with a day only if the game is its deal.
  private var provenNotes: GameNotes {
    var notes = notes
    notes.day = day
    return notes
  }
}
