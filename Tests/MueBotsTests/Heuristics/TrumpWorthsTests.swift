import MueRules
import Testing

@testable import MueBots

@Suite("What a hand is worth under every trump")
struct TrumpWorthsTests {
  @Test("cards allow to name their suits and their numbers")
  func namable() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let cards = CardSet(bits: generator.next() & generator.next() & generator.next())
      let trumps = cards.flatMap { [Trump.suit($0.suit), .number($0.rank)] }
      let bits = (0..<16).filter { trumps.contains(TrumpWorths.trump($0)) }
        .reduce(0) { $0 | 1 << UInt16($1) }
      #expect(TrumpWorths.namable(with: cards) == bits)
    }
  }
}
