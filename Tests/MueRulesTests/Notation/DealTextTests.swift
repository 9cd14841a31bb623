import Testing

@testable import MueRules

@Suite("Deals in files") struct DealTextTests {
  @Test("a deal written and read looks the same", arguments: PlayerCount.allCases)
  func roundTrip(players: PlayerCount) throws {
    for seed in 0..<50 {
      let deal = Deal(players: players, seed: UInt64(seed))
      let read = try #require(try Deal(players: players, texts: deal.texts))
      #expect(read.texts == deal.texts)
      #expect(try Deal(players: players, texts: read.texts) == read)
    }
  }

  @Test("what is not a deal is refused")
  func refused() throws {
    let texts = Deal(players: .three, seed: 1).texts
    #expect(try Deal(players: .three, texts: [texts[0], texts[1], "rubbish"]) == nil)
    #expect(try Deal(players: .three, texts: [texts[0], texts[1], texts[1]]) == nil)
    #expect(throws: DealError.wrongHands(2)) {
      try Deal(players: .three, texts: [texts[0], texts[1]])
    }
    #expect(throws: DealError.wrongCount(seat(2), cards: 0)) {
      try Deal(players: .three, texts: [texts[0], texts[1], ""])
    }
    #expect(throws: DealError.wrongHands(3)) { try Deal(players: .four, texts: texts) }
  }
}
