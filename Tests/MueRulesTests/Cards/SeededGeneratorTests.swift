import Testing

@testable import MueRules

@Suite struct SeededGeneratorTests {
  @Test("the numbers are those of the published SplitMix64 for its reference seed")
  func reference() {
    var generator = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test("a number below a bound stays below it and takes every value about equally often")
  func below() {
    var generator = SeededGenerator(seed: 7)
    #expect((0..<100).allSatisfy { _ in generator.below(1) == 0 })
    var counts = Array(repeating: 0, count: 6)
    for _ in 0..<6000 { counts[generator.below(6)] += 1 }
    #expect(counts.allSatisfy { (850...1150).contains($0) }, "\(counts)")
  }
}
