import Testing

@testable import MueRules

@Suite struct CardSetTests {
  @Test("bits beyond the deck are dropped")
  func bits() {
    #expect(CardSet(bits: .max) == .deck)
  }

  @Test("a set agrees with Swift's own Set in every operation")
  func model() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let left = CardSet(bits: generator.next() & generator.next())
      let right = CardSet(bits: generator.next())
      #expect(Set(left | right) == Set(left).union(right))
      #expect(Set(left & right) == Set(left).intersection(right))
      #expect(Set(left - right) == Set(left).subtracting(right))
      #expect(left.count == Set(left).count)
      #expect(left.points == left.reduce(0) { $0 + $1.points })
      #expect(left.numberSum == left.reduce(0) { $0 + $1.rank.number })
      #expect(left.suitCount == Set(left.map(\.suit)).count)
      #expect(left.contains(right) == Set(left).isSuperset(of: right))
      #expect(left.contains(left & right))
      #expect(Set(Set(left).map(\.text)).count == left.looks.count)
    }
  }

  @Test("cards are inserted and removed one by one")
  func changing() throws {
    var set: CardSet = [try card("R7"), try card("K9")]
    set.insert(try card("G0"))
    #expect(set.text == "R7 G0 K9")
    set.remove(try card("R7"))
    #expect(set.text == "G0 K9")
    #expect(set.contains(try card("K9")))
    #expect(!set.contains(try card("R7")))
    #expect(set.first?.text == "G0")
    #expect(CardSet.none.first == nil)
    #expect(CardSet.none.isEmpty)
  }

  @Test("the n-th card is counted in deck order")
  func nth() throws {
    let set = try cards("R0 R7 R7 K9")
    #expect((0..<4).map { set[nth: $0]?.text } == ["R0", "R7", "R7", "K9"])
    #expect(set[nth: 4] == nil)
    #expect(set[nth: -1] == nil)
  }

  @Test("of cards that look alike the first is used first (our choice)")
  func canonical() throws {
    let both = try cards("R1 R1 R7 R7")
    let seconds = both - both.looks
    #expect(seconds.count == 2)
    #expect(seconds.canonical(in: both) == both.looks)
    #expect(both.canonical(in: both) == both)
    #expect(seconds.canonical(in: seconds) == seconds)
    #expect(both.looks.canonical(in: both) == both.looks)
  }

  @Test("twins are recognized within their suit only")
  func canonicalAcrossSuits() throws {
    let set = try cards("R9 Y0 Y2 R6 R8")
    #expect(set.canonical(in: .deck) == set)
  }
}
