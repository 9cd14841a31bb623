import MueRules

/// A hand before its first card, under some contract.
struct RandomHand {
  let contract: Contract
  let play: TrickPlay

  init(_ players: PlayerCount, seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    let seats = players.seats
    let chief = seats[chance.below(seats.count)]
    let rest = seats.filter { $0 != chief }
    let partner = Rules.classic[players].hasPartners ? rest[chance.below(rest.count)] : nil
    contract = Contract(
      roles: Roles(chief: chief, vice: nil, level: 1), viceTrump: Self.trump(&chance),
      chiefTrump: Self.trump(&chance) ?? .noTrump, partner: partner)
    play = TrickPlay(
      players: players,
      order: TrickOrder(chiefTrump: contract.chiefTrump, viceTrump: contract.viceTrump),
      hands: Deal(players: players, seed: seed).hands, chief: chief)
  }

  private static func trump(_ chance: inout SeededGenerator) -> Trump? {
    switch chance.below(5) {
    case 0: nil
    case 1, 2: .number(Rank.all[chance.below(10)])
    default: .suit(Suit.allCases[chance.below(5)])
    }
  }
}
