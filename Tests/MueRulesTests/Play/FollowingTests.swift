import Testing

@testable import MueRules

@Suite("Following suit") struct FollowingTests {
  @Test(
    "others must follow the led suit if they can, trumps counting as one suit",
    arguments: [
      // Vice, Chief, led, hand, what may be played
      ("", "7", "R3", "R5 R7 Y2", "R5"),  // the red 7 does not follow red when 7s are trump
      ("", "7", "R3", "R7 Y2 Y7", "R7 Y2 Y7"),  // so it cannot follow, and anything goes
      ("", "7", "R7", "R5 R8 K7", "K7"),  // a trump led is followed by trumps of any suit
      ("", "7", "R7", "R5 R8 K2", "R5 R8 K2"),  // and not by its printed suit
      ("red", "7", "G7", "R0 G5 B1", "R0"),  // both trumps are one suit
      ("red", "7", "R0", "G7 G5 B1", "G7"),
      ("red", "blue", "B9", "R1 K3", "R1"),
      ("red", "none", "R3", "R5 G5", "R5"),
      ("", "none", "Y3", "R5 Y0 Y9", "Y0 Y9"),  // any card of the suit will do
      ("", "none", "Y3", "R5 K0 B9", "R5 B9 K0"),  // who cannot may play anything
      ("", "red", "Y3", "R5 Y0", "Y0"),  // nobody may trump who can follow
      ("", "red", "Y3", "R5 K0", "R5 K0"),  // nobody need trump
    ])
  func following(vice: String, chief: String, led: String, hand: String, legal: String) throws {
    let viceTrump = vice.isEmpty ? nil : try trump(vice)
    let order = TrickOrder(chiefTrump: try trump(chief), viceTrump: viceTrump)
    let allowed = order.legal(from: try cards(hand), led: try card(led))
    #expect(allowed == (try cards(legal)))
  }

  /// Seat 0 is Chief with 7s trump and leads R3.
  private func afterLead() throws -> Round {
    let deal = try Deal.holding("Y7 R3", "R5 R7 Y2 Y3", "K1 K2", players: .four)
    var round = Round(deal: deal, dealer: seat(0))
    try round.make("Y7")
    try round.endAuction()
    try round.make("7", "2", "R3")
    return round
  }

  @Test("a seat that can follow and plays something else is told with what to follow")
  func refusal() throws {
    let round = try afterLead()
    let follow = IllegalMove.mustFollow(led: try card("R3"), with: try cards("R5"))
    #expect(try round.refusal(of: "Y2") == follow)
    #expect(try round.refusal(of: "R7") == follow)
  }

  @Test("a card of another seat is not in hand, even if it would follow")
  func notInHand() throws {
    #expect(try afterLead().refusal(of: "K1") == .notInHand(card("K1")))
    #expect(try afterLead().refusal(of: "R3") == .notInHand(card("R3")))
  }

  @Test("a seat sees why each grey card is grey, and nothing about the others")
  func reasons() throws {
    let sight = try afterLead().observation(for: seat(1))
    let follow = IllegalMove.mustFollow(led: try card("R3"), with: try cards("R5"))
    #expect(sight.reasonAgainst(try card("Y2")) == follow)
    #expect(sight.reasonAgainst(try card("R5")) == nil)
    #expect(sight.reasonAgainst(try card("K1")) == nil)
    let waiting = try afterLead().observation(for: seat(2))
    #expect(waiting.reasonAgainst(try card("K2")) == nil)
  }

  @Test("the leader may play any card")
  func leader() throws {
    var round = try afterLead()
    while round.publicState.play?.led != nil {
      try round.apply(try #require(round.legalMoves?.all.first))
    }
    let leader = try #require(round.turn)
    #expect(round.legalMoves == .play(round.hand(of: leader)))
  }
}
