import MueRules

/// A hand looked at again with all cards open, move by move.
///
/// It is a value: the record plays itself again up to the place looked at.
public struct Replay: Equatable, Sendable {
  /// The hand.
  public let hand: ReplayedHand
  /// How many moves have been made at the place looked at.
  public private(set) var place = 0
  /// The hand before the first move and after each.
  private let positions: [Round]
  /// The places where one may stop on the way: the deal, the first lead, the end of every trick.
  private let stops: [Int]

  /// A hand at its beginning.
  public init(_ hand: ReplayedHand) {
    self.hand = hand
    let end = hand.record.round
    var round = Round(deal: end.deal, dealer: end.publicState.dealer)
    var positions = [round]
    var stops = [0]
    for move in end.publicState.moves {
      // Each was legal when it was made.
      guard (try? round.apply(move)) != nil else { break }
      positions.append(round)
      let isLeading = round.publicState.play != nil && round.publicState.currentTrick == nil
      if isLeading { stops.append(positions.count - 1) }
    }
    if stops.last != positions.count - 1 { stops.append(positions.count - 1) }
    self.positions = positions
    self.stops = stops
  }

  /// The hand as it stood at the place looked at.
  public var round: Round { positions[place] }
  /// How many moves there are.
  public var count: Int { positions.count - 1 }

  /// The trick on the table, or the one that has just been finished; nil when there is none.
  public var trick: Trick? { round.publicState.tricks.last }

  /// Goes to a place, or as near as there is one.
  public mutating func go(to place: Int) { self.place = max(0, min(count, place)) }

  /// Goes to the end of the next trick.
  public mutating func goToNextStop() { place = stops.first { $0 > place } ?? count }

  /// Goes back to the end of the trick before, or to the first lead or the deal.
  public mutating func goToStopBefore() { place = stops.last { $0 < place } ?? 0 }

  /// Goes to the end of a trick, counted from 1, or as near as there is one.
  public mutating func go(toTrick number: Int) {
    let index = positions.firstIndex {
      $0.publicState.tricks.count == number && $0.publicState.currentTrick == nil
    }
    if let index { place = index } else { go(to: count) }
  }

  /// What the person at the replay is told from: the seat's view, which everything else is beside.
  public var view: GameObservation {
    GameObservation(
      players: hand.players, rules: hand.rules, hand: hand.number,
      observation: round.observation(for: hand.seat), scores: [])
  }
}

/// A hand with all that a replay of it shows: who played it, and whose place it is looked at from.
public struct ReplayedHand: Equatable, Sendable {
  /// The hand itself.
  public let record: HandRecord
  /// Who played, one a seat.
  public let players: [Player]
  /// Whose hand is shown first.
  public let seat: Seat
  /// What was agreed.
  public let rules: MatchRules
  /// Which hand it is, from 1.
  public let number: Int

  /// A hand of a match.
  init(_ record: HandRecord, number: Int, of game: Game) {
    self.record = record
    self.number = number
    players = game.players
    seat = game.personSeat
    rules = game.match.rules
  }

  /// A hand from a file, where it stands at a place counted from 1; `name` names a seat that the
  /// record leaves without a name.
  public init(
    _ record: HandRecord, number: Int, naming name: (Seat) -> PlayerName
  ) throws(MatchRulesError) {
    self.record = record
    self.number = number
    let seats = record.round.players.seats
    players = seats.map { seat in
      Player(
        name: record.names?[seat] ?? name(seat),
        agent: record.agents.flatMap { Agent(text: $0[seat]) } ?? .person())
    }
    seat = seats[0]
    rules = try MatchRules(
      variant: record.round.rules.variant, players: record.round.players)
  }
}

extension Game {
  /// The hands that are over, so that all cards may be seen.
  public var replayedHands: [ReplayedHand] {
    handRecords.enumerated().compactMap { index, record in
      record.round.score == nil ? nil : ReplayedHand(record, number: index + 1, of: self)
    }
  }
}
