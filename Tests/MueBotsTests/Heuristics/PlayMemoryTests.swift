import Testing

@testable import MueBots
@testable import MueRules

@Suite("What the seats remember of the play")
struct PlayMemoryTests {
  @Test("Gone are the cards played, and no seat holds a card it is said to lack")
  func memory() throws {
    var positions = 0
    for players in PlayerCount.allCases {
      for (round, _) in try Table(players, of: HeuristicBot()).positions(seed: 4) {
        guard let memory = PlayMemory(round.publicState) else { continue }
        var gone = CardSet.none
        for seat in players.seats {
          gone = gone | round.publicState.played[seat]
          #expect((memory.lacking[seat.index] & round.hand(of: seat)).isEmpty)
          #expect(memory.lying[seat.index] == round.publicState.lying(before: seat))
        }
        #expect(memory.gone == gone)
        positions += 1
      }
    }
    #expect(positions > 150)
  }

  @Test("Who does not follow a trump lacks every trump")
  func trumps() throws {
    let players = PlayerCount.four
    let seats = players.seats
    let seven = Trump.number(try #require(Rank(7)))
    let contract = Contract(
      roles: Roles(chief: seats[0], vice: seats[1], level: 1), viceTrump: seven,
      chiefTrump: .suit(.red), partner: seats[2])
    let order = TrickOrder(chiefTrump: .suit(.red), viceTrump: contract.viceTrump)
    var memory = PlayMemory(
      rules: Rules.classic[players], contract: contract, order: order, laid: [])
    let led = try #require(Card(text: "R3"))
    let card = try #require(Card(text: "K9"))
    memory.note(led, by: seats[0], led: nil, order)
    memory.note(card, by: seats[1], led: led, order)
    #expect(memory.lacking[1] == order.trumps)
    #expect(memory.lacking[1].contains(CardSet(text: "K7 Y7 R0") ?? .deck))
  }

  @Test("A card is beaten by what is stronger in its suit and, unless trump, by every trump")
  func beaters() throws {
    let players = PlayerCount.four
    let contract = Contract(
      roles: Roles(chief: players.seats[0], vice: nil, level: 1), viceTrump: nil,
      chiefTrump: .suit(.red), partner: players.seats[2])
    let order = TrickOrder(chiefTrump: .suit(.red), viceTrump: nil)
    let memory = PlayMemory(
      rules: Rules.classic[players], contract: contract, order: order, laid: [])
    let card = try #require(Card(text: "K7"))
    let stronger = try #require(CardSet(text: "K8 K9"))
    #expect(memory.beaters[Int(card.index)] == stronger | CardSet.suit(.red))
  }
}
