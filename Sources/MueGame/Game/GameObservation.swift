import MueRules

/// What one seat sees of a whole game: its view of the hand, and the score sheet.
///
/// It holds no hidden card, so it may be shown, sent and thought about.
public struct GameObservation: Equatable, Sendable {
  /// Who sits where.
  public let players: [Player]
  /// What was agreed.
  public let rules: MatchRules
  /// The number of the hand, from 1.
  public let hand: Int
  /// The hand as the seat sees it.
  public let observation: Observation
  /// The hands that are over, the oldest first.
  public let scores: [RoundScore]
  /// What each seat has scored in them.
  public let totals: [Int]
  /// Who has won; empty while the match goes on.
  public let winners: [Seat]
  /// What is kept of the game beside rules and moves.
  public let notes: GameNotes
  /// Whether it is shown to somebody who only looks on, and sits nowhere.
  public let isOnlookers: Bool

  /// A view put together elsewhere; the scores are those of all hands that are over, the one seen
  /// included if it is.
  public init(
    players: [Player], rules: MatchRules, hand: Int, observation: Observation,
    scores: [RoundScore], notes: GameNotes = GameNotes(), isOnlookers: Bool = false
  ) {
    self.players = players
    self.rules = rules
    self.hand = hand
    self.observation = observation
    self.scores = scores
    self.notes = notes
    self.isOnlookers = isOnlookers
    totals = rules.totals(of: scores)
    let isOver = observation.publicState.score != nil && rules.isOver(after: scores)
    winners = isOver ? rules.best(of: scores) : []
  }

  /// Whose view it is: from here the table is drawn.
  public var seat: Seat { observation.seat }
  /// The seat of the one to whom it is shown; nil for one who only looks on.
  public var person: Seat? { isOnlookers ? nil : seat }
  /// Whether the match is over.
  public var isOver: Bool { !winners.isEmpty }
}

extension Game {
  /// What a seat may know of the hand, with what it is shown by an open handicap.
  public func observation(for seat: Seat) -> Observation {
    match.round.observation(for: seat, peek: players[seat].agent.peek)
  }

  /// Whether a hand is being played at which friends at other terminals sit: until it is over nothing hidden
  /// may leave the table.
  public var isHandAmongFriends: Bool {
    match.round.score == nil && players.contains(where: \.agent.isRemote)
  }

  /// What anybody may see of the game who sits nowhere.
  public var onlookersView: GameObservation {
    GameObservation(
      players: players, rules: match.rules, hand: match.hand,
      observation: Observation(watching: match.round.publicState, from: personSeat),
      scores: match.scores, notes: notes, isOnlookers: true)
  }

  /// What a seat sees of the game.
  public func view(for seat: Seat) -> GameObservation {
    GameObservation(
      players: players, rules: match.rules, hand: match.hand,
      observation: observation(for: seat), scores: match.scores, notes: notes)
  }
}
