import MueData
import MueRules

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
