import MueBots
import MueData
import MueRules

/// One hand as it is written down for others: exported, replayed, shared, checked (`mue-hand/1`).
///
/// The round is the source of truth; everything else in the line follows from it or says who
/// played.
public struct HandRecord: Equatable, Sendable {
  public let round: Round
  public let names: [PlayerName]?
  /// The agents by seat, if known: `human`, `remote`, a level or a program's name.
  public let agents: [String]?
  public let seed: String?
  /// The number of the hand in its match, from 1, if known.
  public let hand: Int?
  /// The match before the hand, if known.
  public let match: MatchStanding?

  static let format = "mue-hand/1"

  public init(
    round: Round, names: [PlayerName]? = nil, agents: [String]? = nil, seed: String? = nil,
    hand: Int? = nil, match: MatchStanding? = nil
  ) {
    self.round = round
    self.names = names
    self.agents = agents
    self.seed = seed
    self.hand = hand
    self.match = match
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
        seed: String(match.dealSeed(hand: index + 1)), hand: index + 1,
        match: MatchStanding(standing(beforeHand: index + 1), hand: index + 1))
    }
  }

  /// The standing of the match before a hand, by its number from 1.
  public func standing(beforeHand number: Int) -> Standing {
    let scores = Array(match.scores.prefix(number - 1))
    return Standing(
      totals: match.rules.totals(of: scores), end: match.rules.end, hands: scores.count)
  }
}

extension MatchStanding {
  fileprivate init(_ standing: Standing, hand: Int) {
    self.init(
      totals: standing.totals, target: standing.end.points, hands: standing.end.hands, hand: hand)
  }
}

extension HandRecord {
  /// The same hand as records had it before they named the match.
  public var withoutMatch: HandRecord {
    HandRecord(round: round, names: names, agents: agents, seed: seed, hand: hand)
  }

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
    ] + HandFacts(round.publicState).decided + ["match": match?.object]
  }
}

extension Auction {
  /// The turns so far, as records state them.
  var json: JSONValue {
    .array(turns.map { .array([.integer($0.seat.index), .string($0.cards.text)]) })
  }
}

extension HandRecord {
  /// Reads a line and trusts nothing in it: the hand is replayed by the rules from the deal, and
  /// the rest of the line must follow from that.
  ///
  /// Every true record by any program is accepted: finished or not, with keys in any order, unknown
  /// keys, and `null` for what is absent. For a finished hand every key of the format is required
  /// except the optional ones and those that would be `null` or an empty list.
  ///
  /// - Throws: The first fault; rules that are not in `known` are one.
  public init(
    checking line: some Collection<UInt8>, knowing known: [Rules] = Rules.shipped
  ) throws(HandFault) {
    self = try HandJudge(reading: line, knowing: known).record()
  }
}

/// The facts that follow from a hand so far, as records state them; writing and judging share them.
struct HandFacts {
  let chief: Fact
  let vice: Fact
  let viceTrump: Fact
  let chiefTrump: Fact
  let partner: Fact
  let tricks: Fact
  let points: Fact
  let bonus: Fact
  let score: Fact

  /// One fact: undecided, or decided, perhaps as `null`.
  enum Fact: Hashable {
    case undecided
    case decided(JSONValue)
  }

  init(_ publicState: PublicState) {
    let named = Self.named(publicState)
    chief = named.chief
    vice = named.vice
    viceTrump = named.viceTrump
    chiefTrump = named.chiefTrump
    partner = named.partner
    let isPlayed = publicState.contract != nil || publicState.score != nil
    tricks = isPlayed ? .decided(.array(publicState.tricks.map(Self.value))) : .undecided
    points = Self.list(publicState.score?.points)
    bonus = Self.list(publicState.score?.bonus)
    score = Self.list(publicState.score?.score)
  }

  /// All facts with their keys, in the order of the format's table.
  var all: [(key: String, fact: Fact)] {
    [
      ("chief", chief), ("vice", vice), ("viceTrump", viceTrump), ("chiefTrump", chiefTrump),
      ("partner", partner), ("tricks", tricks), ("points", points), ("bonus", bonus),
      ("score", score),
    ]
  }

  var decided: JSONObject {
    JSONObject(
      all.compactMap { key, fact in
        if case .decided(let value) = fact { .init(key, value) } else { nil }
      })
  }

  private typealias Named = (
    chief: Fact, vice: Fact, viceTrump: Fact, chiefTrump: Fact, partner: Fact
  )

  private static func named(_ publicState: PublicState) -> Named {
    let none = Fact.decided(.null)
    let hasPartners = publicState.rules.hasPartners
    if let contract = publicState.contract {
      return (
        seat(contract.roles.chief), seat(contract.roles.vice), trump(contract.viceTrump),
        trump(contract.chiefTrump), seat(contract.partner)
      )
    }
    switch publicState.phase {
    case .viceNames(let roles):
      return (seat(roles.chief), seat(roles.vice), .undecided, .undecided, .undecided)
    case .chiefNames(let roles, let viceTrump):
      let partner = hasPartners ? Fact.undecided : none
      return (seat(roles.chief), seat(roles.vice), trump(viceTrump), .undecided, partner)
    case .chiefPicks(let roles, let viceTrump, let chiefTrump):
      return (
        seat(roles.chief), seat(roles.vice), trump(viceTrump), trump(chiefTrump), .undecided
      )
    case .over: return (none, none, none, none, none)
    case .auction, .play: return (.undecided, .undecided, .undecided, .undecided, .undecided)
    }
  }

  private static func seat(_ seat: Seat?) -> Fact {
    .decided(seat.map { .integer($0.index) } ?? .null)
  }

  private static func trump(_ trump: Trump?) -> Fact {
    .decided(trump.map { .string($0.text) } ?? .null)
  }

  private static func list(_ numbers: [Int]?) -> Fact {
    numbers.map { .decided(.integers($0)) } ?? .undecided
  }

  private static func value(of trick: Trick) -> JSONValue {
    let cards = trick.cards.map(\.text).joined(separator: " ")
    return .array([.integer(trick.leader.index), .string(cards)])
  }
}
