import MueRules

/// The end of a hand under some contract, the cards played before by chance.
struct RandomEndgame {
  let contract: Contract
  let play: TrickPlay

  /// An ending with so many tricks to come, and so many cards on the table.
  init(_ players: PlayerCount, tricks: Int, onTable: Int = 0, seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    let seats = players.seats
    let chief = seats[chance.below(seats.count)]
    let rest = seats.filter { $0 != chief }
    let partner = Rules.classic[players].hasPartners ? rest[chance.below(rest.count)] : nil
    contract = Contract(
      roles: Roles(chief: chief, vice: nil, level: 1), viceTrump: Self.trump(&chance),
      chiefTrump: Self.trump(&chance) ?? .noTrump, partner: partner)
    var play = TrickPlay(
      players: players,
      order: TrickOrder(chiefTrump: contract.chiefTrump, viceTrump: contract.viceTrump),
      hands: Deal(players: players, seed: seed).hands, chief: chief)
    let before = (Rules.classic[players].handSize - tricks) * players.number + onTable
    for _ in 0..<before {
      guard let card = play.legal[nth: chance.below(play.legal.count)] else { break }
      play.play(card)
    }
    self.play = play
  }

  /// Which seats are on the Chief's side.
  var isChiefSide: [Bool] { play.players.seats.map(contract.isChiefSide) }

  private static func trump(_ chance: inout SeededGenerator) -> Trump? {
    switch chance.below(5) {
    case 0: nil
    case 1, 2: .number(Rank.all[chance.below(10)])
    default: .suit(Suit.allCases[chance.below(5)])
    }
  }
}
