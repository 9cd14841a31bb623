import MueRules

/// A match among players with every move made: what is saved, resumed and shown.
///
/// The moves are the source of truth; `match` follows from them.
///
/// ```swift
/// let rules = try MatchRules(players: .three, end: .hands(1))
/// let person = Player(name: .nobody, agent: .person())
/// let computer = Player(name: .nobody, agent: .computer(.club))
/// var game = try Game(rules: rules, seed: 7, players: [person, computer, computer])
/// try game.apply(.bid(.none))
/// let count = game.moveCount  // 1
/// ```
public struct Game: Sendable {
  /// Who sits on each seat.
  public private(set) var players: [Player]
  /// The state of the match.
  public internal(set) var match: Match
  /// The moves of each hand begun, the oldest hand first.
  public internal(set) var moves: [[Move]] = [[]]
  /// What is kept beside rules and moves: title, times, counts.
  public var notes = GameNotes()

  /// A game that is about to begin.
  ///
  /// - Throws: `playerCount` when the number of players does not match the rules.
  public init(
    rules: MatchRules, seed: UInt64, agreedSeeds: [UInt64] = [], players: [Player]
  ) throws(GameError) {
    guard players.count == rules.players.number else { throw .playerCount(players.count) }
    self.players = players
    match = Match(rules: rules, seed: seed, agreedSeeds: agreedSeeds)
  }

  /// Gives a seat to another player, for the finished hands as well.
  public mutating func seat(_ player: Player, at seat: Seat) { players[seat] = player }

  /// The seat of the person at this terminal; seat 0 if nobody here is a person.
  public var personSeat: Seat {
    let seats = match.players.seats
    return seats.first { players[$0].agent.isPerson } ?? seats[0]
  }

  /// Whether nobody else at the table is a person who could object to an undo.
  public var isAlone: Bool {
    players.count { $0.agent.isPerson } <= 1 && !players.contains { $0.agent.isRemote }
  }

  /// Whether the match is not over and friends at other terminals play in it: it goes on at their
  /// table, and nowhere else.
  public var waitsForFriends: Bool {
    !match.isOver && players.contains(where: \.agent.isRemote)
  }

  public var moveCount: Int { moves.reduce(0) { $0 + $1.count } }

  /// Makes the move of the seat to move.
  ///
  /// - Throws: The reason why the move is illegal.
  public mutating func apply(_ move: Move) throws(IllegalMove) {
    try match.apply(move)
    moves[moves.count - 1].append(move)
  }

  /// Makes a move that is known to be legal, as `Round.applyLegal` does.
  mutating func applyLegal(_ move: Move) -> Bool {
    guard match.applyLegal(move) else { return false }
    moves[moves.count - 1].append(move)
    return true
  }

  /// Deals the next hand, from the seed agreed for it if there is one.
  ///
  /// Does nothing during a hand or after the match.
  public mutating func dealNextHand(agreed seed: UInt64? = nil) {
    guard match.round.score != nil, !match.isOver else { return }
    match.dealNextHand(agreed: seed)
    moves.append([])
  }

  /// The hands, replayed from the moves; the last may be unfinished.
  public var rounds: [Round] {
    var rounds: [Round] = []
    var replay = match.begun
    for (index, hand) in moves.enumerated() {
      if index > 0 { replay.dealNextHand() }
      for move in hand where !replay.applyLegal(move) { return rounds }
      rounds.append(replay.round)
    }
    return rounds
  }
}

/// Why a game cannot be set up or a record cannot be replayed.
public enum GameError: Error, Hashable, Sendable {
  case unknownRules(String)
  case playerCount(Int)
  case rules(MatchRulesError)
  /// A seat's name cannot be displayed.
  case name(seat: Int)
  case agent(seat: Int)
  /// The seed is not a number.
  case seed(String)
  /// There are more hands than a match can have.
  case tooManyHands(Int)
  /// A move is unreadable; hand and move are counted from 1.
  case unreadableMove(hand: Int, move: Int)
  /// A move is illegal; hand and move are counted from 1.
  case illegalMove(hand: Int, move: Int, IllegalMove)
  /// A hand is unfinished although another one follows.
  case handNotOver(hand: Int)
  case matchIsOver(hand: Int)
}
