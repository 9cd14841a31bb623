import MueRules

/// A game as its results are remembered: who played for what, and what it brought, without a card.
///
/// All of it follows from the game's record, so it can be made again at any time.
public struct PlayedGame: Hashable, Sendable {
  /// What was agreed.
  public let rules: MatchRules
  /// The number all deals came from.
  public let seed: UInt64
  /// Who sat where.
  public let players: [Player]
  /// Times and counts.
  public let notes: GameNotes
  /// The hands that are over, the oldest first.
  public let scores: [RoundScore]
  /// What each seat has scored.
  public let totals: [Int]

  /// A game by its parts; nil when they do not belong together: a list has not one entry a seat.
  public init?(
    rules: MatchRules, seed: UInt64, players: [Player], notes: GameNotes, scores: [RoundScore]
  ) {
    let count = rules.players.number
    guard players.count == count,
      scores.allSatisfy({ $0.points.count == count && $0.bonus.count == count })
    else { return nil }
    self.rules = rules
    self.seed = seed
    self.players = players
    self.notes = notes
    self.scores = scores
    totals = rules.totals(of: scores)
  }

  /// What is remembered of a game as it stands.
  public init(_ game: Game) {
    rules = game.match.rules
    seed = game.match.seed
    players = game.players
    notes = game.notes
    scores = game.match.scores
    totals = game.match.totals
  }

  /// A text that this game has and no other, however often it is saved, renamed or moved.
  ///
  /// Made of what never changes: rules, seed, players, and the second in which it was begun. The
  /// name of rules that are not classic stands before the rest, with a blank behind it.
  public var identity: String {
    let name = rules.variant.recordedName.map { $0 + " " } ?? ""
    let end =
      switch rules.end {
      case .points(let points): "to \(points)"
      case .hands(let hands): "hands \(hands)"
      }
    let seats = players.map { player in
      // Friends come and go; the game stays the same.
      player.agent.isRemote ? "remote" : "\(player.name.text)=\(player.agent.text)"
    }
    let start = [
      String(notes.begun ?? 0), String(seed), end, String(rules.firstDealer.index),
    ]
    return name + (start + seats).joined(separator: "/")
  }

  /// The person's seat; seat 0 if nobody was a person.
  public var seat: Seat {
    let seats = rules.players.seats
    return seats.first { players[$0].agent.isPerson } ?? seats[0]
  }

  /// Whether the match has come to its end.
  public var isOver: Bool { rules.isOver(after: scores) }

  /// The person's place, from 1; those level share the better one.
  public var place: Int { 1 + totals.count { $0 > totals[seat] } }

  /// How far the person's total lies before the best of the others; negative behind.
  public var lead: Int {
    let others = rules.players.seats.filter { $0 != seat }.map { totals[$0] }
    return totals[seat] - (others.max() ?? 0)
  }

  /// Whether it may be a best result: played to its end, no decision taken back, and none of the
  /// others' cards seen.
  public var counts: Bool { isOver && notes.undos == 0 && players[seat].agent.peek == .none }

  /// When it was played, in seconds since 1970; nil when nobody knows.
  public var time: Int? { notes.lastPlayed ?? notes.begun }
}
