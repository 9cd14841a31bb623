import MueRules

/// One hand as it is written down for others: exported, replayed, shared, checked (`mue-hand/1`).
///
/// The round is the truth; everything else in the line follows from it or says who played.
public struct HandRecord: Equatable, Sendable {
  /// The hand, finished or not.
  public let round: Round
  /// The names, one a seat, if known.
  public let names: [PlayerName]?
  /// What played each seat, if known: `human`, `remote`, a level or a program's name.
  public let agents: [String]?
  /// The number the deal came from, if known.
  public let seed: String?
  /// Which hand of its match it is, from 1, if known.
  public let hand: Int?

  /// The value of the key `format`.
  public static let format = "mue-hand/1"

  /// A record of a hand.
  public init(
    round: Round, names: [PlayerName]? = nil, agents: [String]? = nil, seed: String? = nil,
    hand: Int? = nil
  ) {
    self.round = round
    self.names = names
    self.agents = agents
    self.seed = seed
    self.hand = hand
  }
}

extension Game {
  /// The hands of the game as records, the last perhaps unfinished: it then shows every hand of
  /// cards, which nobody at the table should see before the end.
  public var handRecords: [HandRecord] {
    rounds.enumerated().map { index, round in
      HandRecord(
        round: round, names: players.map(\.name), agents: players.map(\.agent.text),
        seed: String(match.dealSeed(hand: index + 1)), hand: index + 1)
    }
  }
}
