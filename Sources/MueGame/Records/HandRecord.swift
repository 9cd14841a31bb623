import MueBots
import MueData
import MueRules

/// One hand in the format for export, replay, sharing and checking (`mue-hand/1`).
///
/// The round is the source of truth; the rest of the line follows from it or names the players.
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
  /// The hints that were given, by the number of the move, from 0.
  public let hints: [Int: GivenHint]

  static let format = "mue-hand/1"

  public init(
    round: Round, names: [PlayerName]? = nil, agents: [String]? = nil, seed: String? = nil,
    hand: Int? = nil, match: MatchStanding? = nil, hints: [Int: GivenHint] = [:]
  ) {
    self.round = round
    self.names = names
    self.agents = agents
    self.seed = seed
    self.hand = hand
    self.match = match
    self.hints = hints
  }
}

extension HandRecord {
  /// The same record without the hints, which concern nobody else.
  public var withoutHints: HandRecord {
    HandRecord(round: round, names: names, agents: agents, seed: seed, hand: hand, match: match)
  }

  /// A reviewer of a seat's decisions from one of the hand's moves on, with what the record says about
  /// them: the seat's open handicap, the match, and the hints.
  public func reviewer(of seat: Seat, by bot: any Bot, from start: Int = 0) -> Reviewer {
    let peek = agents.flatMap { Agent(text: $0[seat]) }?.peek ?? .none
    return Reviewer(
      round, seat: seat, by: bot, peek: peek, in: match?.standing, knowing: hints, from: start)
  }
}

extension Game {
  /// The hands of the game as records with all cards, as far as the asker may see them.
  ///
  /// The last may be unfinished.
  public func handRecords(for asker: Asker) -> [HandRecord] {
    guard let taken = taken(by: asker) else { return [] }
    return taken.rounds.enumerated().map { index, round in
      HandRecord(
        round: round, names: players.map(\.name), agents: players.map(\.agent.text),
        seed: String(dealt.dealSeed(hand: index + 1)), hand: index + 1,
        match: MatchStanding(standing(beforeHand: index + 1)),
        hints: notes.hints(inHand: index + 1, before: round.publicState.moves.count))
    }
  }

  /// The standing of the match before the hand that is being played.
  public var standing: Standing { standing(beforeHand: match.hand) }

  /// The standing of the match before a hand, by its number from 1.
  public func standing(beforeHand number: Int) -> Standing {
    let scores = Array(dealt.scores.prefix(number - 1))
    return Standing(
      totals: dealt.rules.totals(of: scores), end: dealt.rules.end, hands: scores.count,
      isAgainstPar: notes.pars != nil)
  }
}

extension HandRecord {
  /// The record as one line of JSON, without the line end.
  ///
  /// Keys are in the order of the format's table; what is unknown or undecided is left out.
  public var line: String { object.text }

  public var object: JSONObject {
    [
      "format": Self.format, "players": round.players.number, "names": names?.map(\.text),
      "agents": agents,
      "seed": seed, "hand": hand, "dealer": round.publicState.dealer.index,
      "deal": round.deal.texts, "auction": round.publicState.auction.json,
    ] + round.publicState.decided + ["match": match?.object, "advice": hints.json]
  }
}

extension Auction {
  /// The turns so far, in the format of records.
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
  /// - Throws: The first fault; unknown rules are one.
  public init(checking line: some Collection<UInt8>) throws(HandFault) {
    self = try HandJudge(reading: line).record()
  }
}

extension PublicState {
  /// The facts that follow from a hand so far, in the order of the format's table; nil is undecided.
  ///
  /// Writing and judging records share them.
  var facts: [(key: String, fact: JSONValue?)] {
    let keys = [
      "chief", "vice", "viceTrump", "chiefTrump", "partner", "tricks", "points", "bonus", "score",
    ]
    let isPlayed = contract != nil || score != nil
    let tricks: [JSONValue] = tricks.map { trick in
      .array([trick.leader.index.json, trick.cards.map(\.text).joined(separator: " ").json])
    }
    let figures = [score?.points, score?.bonus, score?.score].map { $0?.json }
    return Array(zip(keys, naming + [isPlayed ? tricks.json : nil] + figures))
  }

  var decided: JSONObject {
    JSONObject(facts.compactMap { key, fact in fact.map { .init(key, $0) } })
  }

  /// The Chief, the Vice, the trumps of Vice and Chief, and the partner.
  private var naming: [JSONValue?] {
    func seats(_ roles: Roles) -> [JSONValue?] {
      [roles.chief.index.json, (roles.vice?.index).orNull]
    }
    if let contract {
      return seats(contract.roles) + [
        (contract.viceTrump?.text).orNull, contract.chiefTrump.text.json,
        (contract.partner?.index).orNull,
      ]
    }
    switch phase {
    case .viceNames(let roles): return seats(roles) + [nil, nil, nil]
    case .chiefNames(let roles, let viceTrump):
      return seats(roles) + [(viceTrump?.text).orNull, nil, rules.hasPartners ? nil : .null]
    case .chiefPicks(let roles, let viceTrump, let chiefTrump):
      return seats(roles) + [(viceTrump?.text).orNull, chiefTrump.text.json, nil]
    case .over: return [.null, .null, .null, .null, .null]
    case .auction, .play: return [nil, nil, nil, nil, nil]
    }
  }
}
