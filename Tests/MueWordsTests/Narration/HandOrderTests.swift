import MueRules
import Testing

@testable import MueWords

@Suite("The order of a hand") struct HandOrderTests {
  private func hand(_ text: String) throws -> CardSet { try #require(CardSet(text: text)) }

  @Test("before trumps are named it goes suit by suit, high cards first")
  func suits() throws {
    let sorted = HandOrder(nil).sorted(try hand("K1 R2 R9 B7 Y0"))
    #expect(sorted.map(\.text) == ["R9", "R2", "Y0", "B7", "K1"])
  }

  @Test("then trumps come first, the strongest leftmost")
  func trumps() throws {
    let order = TrickOrder(chiefTrump: .suit(.red), viceTrump: .number(Rank.all[7]))
    let sorted = HandOrder(order).sorted(try hand("K9 B7 R1 R7 Y0 R9"))
    #expect(sorted.map(\.text) == ["R7", "R9", "R1", "B7", "Y0", "K9"])
  }
}
