import Testing

@testable import MueRules

@Suite("Legal moves") struct LegalMovesTests {
  @Test("of twins in hand one is listed, but either may be played")
  func playTwins() throws {
    let held = try cards("R7 R7 Y1")
    let moves = LegalMoves.play(held)
    #expect(moves.all.map(\.text) == ["R7", "Y1"])
    for card in held { #expect(moves.contains(.play(card))) }
  }

  @Test("a second twin alone is listed like any card")
  func lonelyTwin() throws {
    let both = try cards("R7 R7")
    let second = both - both.looks
    #expect(LegalMoves.play(second).all.map(\.text) == ["R7"])
    #expect(LegalMoves.bid(from: second, atMost: 1).all.map(\.text) == ["", "R7"])
  }

  @Test("all bids are all sets of cards within the limit, with sets that look alike once")
  func bids() throws {
    let held = try cards("R1 R1 Y7 Y7 K3")
    for atMost in 0...5 {
      let moves = LegalMoves.bid(from: held, atMost: atMost)
      var looks: Set<String> = []
      for bits in 0..<32 {
        let set = CardSet(
          Array(held).enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element))
        if set.count <= atMost { looks.insert(set.text) }
        #expect(moves.contains(.bid(set)) == (set.count <= atMost))
      }
      #expect(Set(moves.all.map(\.text)) == looks)
      #expect(moves.all.count == looks.count)
    }
  }

  @Test("passing is always legal in the auction")
  func pass() {
    #expect(LegalMoves.bid(from: .none, atMost: 0).all == [.pass])
    #expect(LegalMoves.bid(from: .deck, atMost: 0).all == [.pass])
  }

  @Test("a move of another kind is never legal")
  func kinds() throws {
    let all: [LegalMoves] = [
      .bid(from: .deck, atMost: 60), .name([.noTrump]), .pick([seat(0)]), .play(.deck),
    ]
    let one: [Move] = [.pass, .name(.noTrump), .pick(seat(0)), .play(try card("R0"))]
    for (kind, moves) in all.enumerated() {
      #expect(one.indices.filter { moves.contains(one[$0]) } == [kind])
    }
  }
}
