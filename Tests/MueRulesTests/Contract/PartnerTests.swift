import Testing

@testable import MueRules

@Suite("The partner") struct PartnerTests {
  @Test("the Chief may pick anyone but the Vice", arguments: [PlayerCount.four, .five, .six])
  func anyone(players: PlayerCount) throws {
    var round = Round(deal: try .holding("R1", "Y1 Y2", players: players), dealer: seat(0))
    try round.make("R1", "Y1 Y2")
    try round.endAuction()
    try round.make("red", "none")
    let others = Array(players.seats.dropFirst(2))
    #expect(round.legalMoves == .pick(others))
    #expect(try round.refusal(of: .pick(seat(0))) == .notPartner(of: others))
    #expect(try round.refusal(of: .pick(seat(1))) == .notPartner(of: others))
    for partner in others {
      var picked = round
      try picked.apply(.pick(partner))
      #expect(picked.publicState.contract?.partner == partner)
    }
  }

  @Test("without a Vice the Chief may pick any other player")
  func noVice() throws {
    var round = Round(deal: try .holding("R1", players: .four), dealer: seat(0))
    try round.make("R1")
    try round.endAuction()
    try round.make("red")
    #expect(round.legalMoves == .pick([seat(1), seat(2), seat(3)]))
    #expect(round.move(text: "4") == nil)
  }

  @Test("Chief and partner are one side, everyone else the other")
  func sides() throws {
    let contract = Contract(
      roles: Roles(chief: seat(1), vice: seat(0), level: 2), viceTrump: .suit(.red),
      chiefTrump: .noTrump, partner: seat(4))
    let side = PlayerCount.six.seats.filter(contract.isChiefSide)
    #expect(side == [seat(1), seat(4)])
  }

  @Test("with three players the Chief plays alone against both others")
  func threePlayers() throws {
    var round = Round(deal: try .holding("R1", "Y1 Y2", players: .three), dealer: seat(0))
    try round.make("R1", "Y1 Y2")
    try round.endAuction()
    #expect(round.legalMoves?.all.map(\.text) == ["yellow", "1", "2", "none"])
    try round.make("1")
    let contract = try #require(round.publicState.contract)
    #expect(contract.partner == nil)
    #expect(contract.viceTrump == nil)
    #expect(PlayerCount.three.seats.filter(contract.isChiefSide) == [seat(1)])
    #expect(round.turn == seat(1))
  }
}
