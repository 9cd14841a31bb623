import MueBots
import MueRules

/// A hand replayed move by move with all cards open.
public struct Replay: Equatable, Sendable {
  public let hand: ReplayedHand
  /// The number of moves made at the current position.
  public private(set) var index = 0
  /// The hand before the first move and after each move.
  private let positions: [Round]
  /// The positions to stop at: the deal, the first lead, the end of every trick.
  private let stops: [Int]

  public init(_ hand: ReplayedHand) {
    self.hand = hand
    let end = hand.record.round
    var round = Round(deal: end.deal, dealer: end.publicState.dealer)
    var positions = [round]
    var stops = [0]
    for move in end.publicState.moves {
      guard round.applyLegal(move) else { break }
      positions.append(round)
      let isLeading = round.publicState.play != nil && round.publicState.currentTrick == nil
      if isLeading { stops.append(positions.count - 1) }
    }
    if stops.last != positions.count - 1 { stops.append(positions.count - 1) }
    self.positions = positions
    self.stops = stops
    go(to: hand.mistake?.moveIndex ?? 0)
  }

  public var round: Round { positions[index] }
  public var count: Int { positions.count - 1 }

  /// The move made at the current position; nil at the end of the hand.
  public var nextMove: Move? {
    index < count ? hand.record.round.publicState.moves[index] : nil
  }

  /// The trick on the table, or the one that has just been finished; nil if there is none.
  public var trick: Trick? { round.publicState.tricks.last }

  /// Goes to a position, or to the nearest one that exists.
  public mutating func go(to index: Int) { self.index = max(0, min(count, index)) }

  /// Goes to the end of the next trick.
  public mutating func goToNextStop() { index = stops.first { $0 > index } ?? count }

  /// Goes back to the end of the previous trick, or to the first lead or the deal.
  public mutating func goToStopBefore() { index = stops.last { $0 < index } ?? 0 }

  /// Goes to the end of a trick, counted from 1, or to the nearest position that exists.
  public mutating func go(toTrick number: Int) {
    let index = positions.firstIndex {
      $0.publicState.tricks.count == number && $0.publicState.currentTrick == nil
    }
    if let index { self.index = index } else { go(to: count) }
  }

  /// The view from the replay's seat, on which the descriptions are based.
  public var view: GameObservation {
    GameObservation(
      players: hand.players, rules: hand.rules, hand: hand.number,
      observation: round.observation(for: hand.seat), scores: [])
  }
}

/// A finished hand with all data for its replay: the players, and the seat from which it is seen.
public struct ReplayedHand: Equatable, Sendable {
  public let record: HandRecord
  let players: [Player]
  /// The seat whose hand is shown first.
  public let seat: Seat
  let rules: MatchRules
  /// The number of the hand, from 1.
  public let number: Int
  /// The decision at which the replay begins; nil to begin with the deal.
  public let mistake: KeptDecision?

  /// The open handicap of that seat.
  public var peek: Peek { players[seat].agent.peek }

  /// The moves of the hand, each with what its seat could see, or with all cards open.
  public func madeMoves(isOpen: Bool) -> [MadeMove] {
    record.round.madeMoves { isOpen ? .all : players[$0].agent.peek }
  }

  init(_ record: HandRecord, number: Int, of game: Game) {
    self.record = record
    self.number = number
    mistake = nil
    players = game.players
    seat = game.personSeat
    rules = game.match.rules
  }

  /// A finished hand as the seat of a view sees it, which shows its end.
  public init(_ record: HandRecord, in view: GameObservation) {
    self.record = record
    number = view.hand
    mistake = nil
    players = view.players
    seat = view.seat
    rules = view.rules
  }

  /// A hand from a file or a list, with its position there counted from 1, and the decision to
  /// begin with; `name` names the seats that the record leaves without a name.
  ///
  /// - Throws: `MatchRulesError` if the rules of the record allow no match.
  public init(
    _ record: HandRecord, number: Int, at mistake: KeptDecision? = nil,
    naming name: (Seat) -> PlayerName
  ) throws(MatchRulesError) {
    self.record = record
    self.number = number
    self.mistake = mistake
    let seats = record.round.players.seats
    let players = seats.map { seat in
      Player(
        name: record.names?[seat] ?? name(seat),
        agent: record.agents.flatMap { Agent(text: $0[seat]) } ?? .person())
    }
    self.players = players
    seat = seats.first { players[$0].agent.isPerson } ?? seats[0]
    rules = try MatchRules(
      variant: record.round.rules.variant, players: record.round.players)
  }
}

extension Game {
  /// The finished hands, which may be replayed with all cards open.
  public var replayedHands: [ReplayedHand] {
    handRecords(for: .anybody).enumerated().compactMap { index, record in
      record.round.score == nil ? nil : ReplayedHand(record, number: index + 1, of: self)
    }
  }
}
