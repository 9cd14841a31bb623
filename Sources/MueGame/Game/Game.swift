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
  public private(set) var players: [Player]
  /// The match with all cards; everybody else gets `match`.
  var dealt: Match
  /// The moves of each hand begun, the oldest hand first.
  public internal(set) var moves: [[Move]] = [[]]
  public var notes = GameNotes()

  /// A game that is about to begin.
  ///
  /// - Throws: `playerCount` when the number of players does not match the rules.
  public init(
    rules: MatchRules, seed: UInt64, agreedSeeds: [UInt64] = [], players: [Player]
  ) throws(GameError) {
    guard players.count == rules.players.number else { throw .playerCount(players.count) }
    self.players = players
    dealt = Match(rules: rules, seed: seed, agreedSeeds: agreedSeeds)
  }

  /// Gives a seat to another player, for the finished hands as well.
  public mutating func seat(_ player: Player, at seat: Seat) { players[seat] = player }

  /// The seat of the person at this terminal; seat 0 if nobody here is a person.
  public var personSeat: Seat {
    let seats = dealt.players.seats
    return seats.first { players[$0].agent.isPerson } ?? seats[0]
  }

  /// Whether nobody else at the table is a person who could object to an undo.
  public var isAlone: Bool {
    players.count { $0.agent.isPerson } <= 1 && !hasFriends
  }

  /// The match as everybody at the table knows it.
  public var match: PublicMatch { PublicMatch(dealt, hasFriends: hasFriends) }

  /// Whether friends at other terminals have seats.
  var hasFriends: Bool { players.contains(where: \.agent.isRemote) }

  /// Whether the match is unfinished and friends at other terminals play in it: it continues at
  /// their table and nowhere else.
  public var waitsForFriends: Bool {
    !dealt.isOver && hasFriends
  }

  public var moveCount: Int { moves.reduce(0) { $0 + $1.count } }

  /// Makes the move of the seat to move.
  ///
  /// - Throws: The reason why the move is illegal.
  public mutating func apply(_ move: Move) throws(IllegalMove) {
    try dealt.apply(move)
    notes.dropHints(after: position)
    moves[moves.count - 1].append(move)
  }

  /// Makes a move that is known to be legal, as `Round.applyLegal` does.
  mutating func applyLegal(_ move: Move) -> Bool {
    guard dealt.applyLegal(move) else { return false }
    moves[moves.count - 1].append(move)
    return true
  }

  /// Deals the next hand, from the seed agreed for it if there is one.
  ///
  /// Does nothing during a hand or after the match.
  public mutating func dealNextHand(agreed seed: UInt64? = nil) {
    guard dealt.round.score != nil, !dealt.isOver else { return }
    dealt.dealNextHand(agreed: seed)
    moves.append([])
  }

  /// The hands with all cards, replayed from the moves; the last may be unfinished.
  var rounds: [Round] {
    var rounds: [Round] = []
    var replay = dealt.begun
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
  case name(seat: Int)
  case agent(seat: Int)
  case seed(String)
  case tooManyHands(Int)
  /// A move is unreadable; hand and move are counted from 1.
  case unreadableMove(hand: Int, move: Int)
  /// A move is illegal; hand and move are counted from 1.
  case illegalMove(hand: Int, move: Int, IllegalMove)
  /// A hand is unfinished although another one follows.
  case handNotOver(hand: Int)
  case matchIsOver(hand: Int)
}

/// The moves taken back since the game was opened, so that they can be redone and bots answer as
/// before.
///
/// An undo cuts off the end of the record; the lines of play that were cut off are kept here. A
/// line can be redone as long as the game is its beginning, that is, until a new move is made.
public struct UndoHistory: Sendable {
  /// The moves of the game before each undo, the latest last.
  private var lines: [[[Move]]] = []

  /// Decisions before this position cannot be taken back.
  private let start: GamePosition

  /// The number of lines that are kept, more than anybody takes back; the oldest are dropped.
  static let mostLines = 500

  /// An empty history, for a game whose moves before a position cannot be taken back.
  public init(notBefore start: GamePosition = GamePosition(hand: 1, moves: 0)) {
    self.start = start
  }

  /// Takes back the person's last decision with everything that followed, and counts the undo;
  /// returns false if there is none.
  public mutating func undo(in game: inout Game) -> Bool {
    guard let position = game.decisions(of: game.personSeat).last, position >= start else {
      return false
    }
    lines.removeAll { $0 == game.moves }
    lines.append(game.moves)
    if lines.count > Self.mostLines { lines.removeFirst() }
    game = game.cut(to: position)
    game.notes.countUndo(inHand: position.hand)
    return true
  }

  /// Redoes the last undo; returns false if a new move was made since or nothing was taken back.
  public mutating func redo(in game: inout Game) -> Bool {
    guard let line = lines.last(where: { $0.goesOn(from: game.moves) }) else { return false }
    game = game.with(line)
    return true
  }

  /// The move made at this point of the hand before an undo; nil if there was none.
  ///
  /// So a computer player that is asked again gives the same answer, whatever its time to think.
  public func move(in game: Game) -> Move? {
    guard let line = lines.last(where: { $0.goesOn(from: game.moves) }) else { return nil }
    let hand = line[game.moves.count - 1]
    let count = game.moves.last?.count ?? 0
    return count < hand.count ? hand[count] : nil
  }
}

extension Array {
  /// Whether this list begins with another and continues it.
  func goesOn<Step: Equatable>(from start: [[Step]]) -> Bool where Element == [Step] {
    guard let last = start.last, count >= start.count, self != start else { return false }
    let before = start.count - 1
    return prefix(before).elementsEqual(start.prefix(before)) && self[before].starts(with: last)
  }
}

/// The score of a match against par: in each hand an expert has also played the person's seat, with
/// the same cards and opponents.
public struct MatchAgainstPar: Hashable, Sendable {
  /// The finished hands, the oldest first.
  public let hands: [Hand]

  /// A finished hand.
  public struct Hand: Hashable, Sendable {
    public let score: Int
    /// The expert's score; nil until it is computed.
    public let par: Int?

    /// The points by which the person did better than the expert; nil while par is unknown.
    public var difference: Int? { par.map { score - $0 } }
  }

  /// The totals of all hands, as one hand; par is unknown until that of every hand is known.
  public var total: Hand {
    Hand(
      score: hands.reduce(0) { $0 + $1.score },
      par: isComplete ? hands.reduce(0) { $0 + ($1.par ?? 0) } : nil)
  }

  /// Whether par of every finished hand is known.
  public var isComplete: Bool { hands.allSatisfy { $0.par != nil } }

  /// The sum of the differences known so far; at the end of the match it is above 0 if the person
  /// has won, below 0 if the person has lost.
  public var difference: Int { hands.reduce(0) { $0 + ($1.difference ?? 0) } }
}

extension GameObservation {
  /// The match against par; nil if it is not played against par.
  public var againstPar: MatchAgainstPar? {
    guard let pars = notes.pars, let person else { return nil }
    // An undo can leave par for hands that are not over again.
    return MatchAgainstPar(
      hands: scores.enumerated().map { index, score in
        MatchAgainstPar.Hand(
          score: score.score[person], par: pars.indices.contains(index) ? pars[index] : nil)
      })
  }
}

extension Game {
  /// The number, from 1, of the first finished hand whose par is not known yet; nil if there is
  /// none, or the match is not played against par.
  public var handWithoutPar: Int? {
    guard let pars = notes.pars, pars.count < dealt.scores.count else { return nil }
    return pars.count + 1
  }
}
