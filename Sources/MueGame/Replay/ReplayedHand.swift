import MueRules

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
    rules = try MatchRules(players: record.round.players)
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
