import MueData
import MueRules

/// One hand as it is written down for others: exported, replayed, shared, checked (`mue-hand/1`).
///
/// The round is the source of truth; everything else in the line follows from it or tells who
/// played.
public struct HandRecord: Equatable, Sendable {
  public let round: Round
  /// The names by seat, if known.
  public let names: [PlayerName]?
  /// The agents by seat, if known: `human`, `remote`, a level or a program's name.
  public let agents: [String]?
  /// The seed of the deal, if known.
  public let seed: String?
  /// The number of the hand in its match, from 1, if known.
  public let hand: Int?

  public static let format = "mue-hand/1"

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
  /// The hands of the game as records.
  ///
  /// The last may be unfinished; it then shows all cards, which nobody at the table should see
  /// before the end.
  public var handRecords: [HandRecord] {
    rounds.enumerated().map { index, round in
      HandRecord(
        round: round, names: players.map(\.name), agents: players.map(\.agent.text),
        seed: String(match.dealSeed(hand: index + 1)), hand: index + 1)
    }
  }
}

extension HandRecord {
  /// The record as one line of JSON, without the line end.
  ///
  /// Keys are in the order of the format's table; what is unknown or undecided is left out.
  public var line: String { object.text }

  public var object: JSONObject {
    [
      "format": Self.format, "rules": round.rules.variant.recordedName,
      "players": round.players.number, "names": names?.map(\.text), "agents": agents,
      "seed": seed, "hand": hand, "dealer": round.publicState.dealer.index,
      "deal": round.deal.texts, "auction": round.publicState.auction.json,
    ] + HandFacts(round.publicState).decided
  }
}

extension Auction {
  /// The turns so far, as records state them.
  var json: JSONValue {
    .array(turns.map { .array([.integer($0.seat.index), .string($0.cards.text)]) })
  }
}
