import Testing

@testable import MueRules

@Suite("The auction's limit") struct LimitTests {
  @Test("the opener is the dealer, and the turn goes clockwise")
  func turns() throws {
    let deal = try Deal.holding("R1", "Y1", players: .four)
    var round = Round(deal: deal, dealer: seat(3))
    #expect(round.turn == seat(3))
    try round.make("")
    #expect(round.turn == seat(0))
    try round.make("R1")
    #expect(round.turn == seat(1))
  }

  @Test("the opener lays at most one card")
  func opener() throws {
    let round = Round(deal: try .holding("R1 R2", players: .four), dealer: seat(0))
    #expect(try round.refusal(of: "R1 R2") == .overLimit(cards: 2, atMost: 1))
  }

  @Test("after passes a player may still lay only one card")
  func afterPasses() throws {
    var round = Round(deal: try .holding("", "", "Y1 Y2", players: .four), dealer: seat(0))
    try round.make("", "")
    #expect(try round.refusal(of: "Y1 Y2") == .overLimit(cards: 2, atMost: 1))
  }

  @Test("a bid may lead to one card more than the most before, and no further")
  func oneMore() throws {
    var round = Round(deal: try .holding("R1", "Y1 Y2 Y3", players: .four), dealer: seat(0))
    try round.make("R1")
    #expect(try round.refusal(of: "Y1 Y2 Y3") == .overLimit(cards: 3, atMost: 2))
    try round.make("Y1 Y2")
    #expect(round.publicState.auction.laid[1] == (try cards("Y1 Y2")))
  }

  @Test("a sole leader may add one card, having had the most before")
  func loneLeader() throws {
    var round = Round(deal: try .holding("R1 R2 R3", players: .four), dealer: seat(0))
    try round.make("R1", "", "", "")
    #expect(try round.refusal(of: "R2 R3") == .overLimit(cards: 2, atMost: 1))
    try round.make("R2")
    #expect(round.publicState.auction.laid[0].text == "R1 R2")
  }

  @Test("a player who is behind may catch up and overtake in one bid")
  func overtaking() throws {
    let deal = try Deal.holding("R1 R2 R3", "Y1 Y2 Y3 Y4 Y5", players: .four)
    var round = Round(deal: deal, dealer: seat(0))
    try round.make("R1", "Y1 Y2", "", "", "R2 R3")
    #expect(try round.refusal(of: "Y3 Y4 Y5") == .overLimit(cards: 3, atMost: 2))
    try round.make("Y3 Y4")
    #expect(round.publicState.auction.most == 4)
  }

  @Test("a bid need not overbid, nor draw level")
  func lowBid() throws {
    let deal = try Deal.holding("R1 R2", "Y1 Y2", "B3", players: .four)
    var round = Round(deal: deal, dealer: seat(0))
    try round.make("R1", "Y1 Y2", "B3")
    #expect(round.publicState.auction.laid[2].text == "B3")
    #expect(round.turn == seat(3))
  }

  @Test("laid cards stay: a card cannot be laid a second time")
  func layingTwice() throws {
    var round = Round(deal: try .holding("R2 R3", players: .four), dealer: seat(0))
    try round.make("R2", "", "", "")
    #expect(try round.refusal(of: "R2") == .alreadyLaid(card("R2")))
    #expect(try round.refusal(of: "R2 R3") == .alreadyLaid(card("R2")))
  }

  @Test("only cards from one's own hand can be laid")
  func foreignCard() throws {
    let round = Round(deal: try .holding("R2", "R3", players: .four), dealer: seat(0))
    #expect(try round.refusal(of: "R3") == .notInHand(card("R3")))
  }

  @Test("a player may lay the whole hand, and can then only pass", arguments: PlayerCount.allCases)
  func wholeHand(players: PlayerCount) throws {
    var round = Round(deal: Deal(players: players, seed: 5), dealer: seat(0))
    for card in round.deal.hands[0] {
      try round.apply(.bid(CardSet(card)))
      for _ in 1..<players.number { try round.apply(.pass) }
    }
    #expect(round.publicState.auction.laid[0] == round.deal.hands[0])
    #expect(round.turn == seat(0))
    #expect(round.legalMoves == .bid(from: .none, atMost: 0))
    #expect(round.legalMoves?.all == [.pass])
    try round.apply(.pass)
    #expect(
      round.publicState.roles
        == Roles(chief: seat(0), vice: nil, level: Rules.classic[players].handSize))
  }

  @Test("against a whole hand the others may draw level, but no hand goes further")
  func againstWholeHand() throws {
    var round = Round(deal: Deal(players: .six, seed: 5), dealer: seat(0))
    for card in round.deal.hands[0] {
      try round.apply(.bid(CardSet(card)))
      if round.publicState.auction.most < 10 { for _ in 1..<6 { try round.apply(.pass) } }
    }
    #expect(round.legalMoves == .bid(from: round.deal.hands[1], atMost: 10))
    try round.apply(.bid(round.deal.hands[1]))
    try round.endAuction()
    let eclat = Eclat(level: 10, tied: [seat(0), seat(1)], last: seat(1))
    #expect(round.score?.result == .eclat(eclat))
    #expect(round.score?.score == [50, -100, 0, 0, 0, 0])
  }
}
