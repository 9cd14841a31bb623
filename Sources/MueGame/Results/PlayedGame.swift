import MueRules

/// The results of a game, without any card: players, rules and scores.
///
/// Everything follows from the game's record, so it can be rebuilt at any time.
public struct PlayedGame: Hashable, Sendable {
  public let rules: MatchRules
  public let seed: UInt64
  /// The players, by seat.
  public let players: [Player]
  public let notes: GameNotes
  /// The scores of the finished hands, the oldest first.
  public let scores: [RoundScore]
  public let totals: [Int]

  /// A game from its parts; nil if a list does not have one entry for each seat.
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

  public init(_ game: Game) {
    rules = game.match.rules
    seed = game.match.seed
    players = game.players
    notes = game.notes.withoutHints
    scores = game.match.scores
    totals = game.match.totals
  }

  /// Whether it is among the results: a match counts as soon as a hand of it is finished.
  public var isCounted: Bool { !scores.isEmpty }

  /// The identity of this game, however often it is saved, renamed or moved.
  ///
  /// It consists of what never changes: rules, seed, players, and the second at which it was begun.
  public var identity: String {
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
    return (start + seats).joined(separator: "/")
  }

  /// The person's seat; seat 0 if nobody is a person.
  public var seat: Seat {
    let seats = rules.players.seats
    return seats.first { players[$0].agent.isPerson } ?? seats[0]
  }

  public var isOver: Bool { rules.isOver(after: scores) }

  /// The person's place, from 1; players with equal totals share the better place.
  public var place: Int { 1 + totals.count { $0 > totals[seat] } }

  /// How far the person's total is ahead of the best of the others; negative if behind.
  public var lead: Int {
    let others = rules.players.seats.filter { $0 != seat }.map { totals[$0] }
    return totals[seat] - (others.max() ?? 0)
  }

  /// Whether it counts among the best results: played to the end, without an undo, and without open
  /// handicap.
  var counts: Bool { isOver && notes.undos == 0 && players[seat].agent.peek == .none }

  /// The time when it was played, in seconds since 1970; nil if unknown.
  public var time: Int? { notes.lastPlayed ?? notes.begun }
}
