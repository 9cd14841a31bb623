import MueRules
import Testing

@testable import MueBots

@Suite("The net that scores candidates")
struct ScoringNetTests {
  @Test("a score is the rectified hidden layer times the output's weights")
  func score() throws {
    var generator = SeededGenerator(seed: 5)
    func number() -> Float { Float(generator.below(2001) - 1000) / 1000 }
    let weights = (0..<ScoringNet.weightCount(moment: 3, candidate: 2)).map { _ in number() }
    let net = try #require(ScoringNet(moment: 3, candidate: 2, weights: weights))
    let moment: InlineArray<3, Float> = [number(), number(), number()]
    let candidate: InlineArray<2, Float> = [number(), number()]
    var expected: Float = 0
    for unit in 0..<32 {
      func weight(_ row: Int) -> Float { weights[32 * row + unit] }
      var sum = weight(0)
      for index in 0..<3 { sum += weight(1 + index) * moment[index] }
      for index in 0..<2 { sum += weight(4 + index) * candidate[index] }
      expected += max(0, sum) * weight(6)
    }
    #expect(abs(net.score(candidate, hidden: net.hidden(moment)) - expected) < 1e-4)
  }

  @Test("weights of another number are refused", arguments: [0, 223, 225])
  func wrongCount(count: Int) {
    let weights = Array(repeating: Float(0), count: count)
    #expect(ScoringNet(moment: 3, candidate: 2, weights: weights) == nil)
  }

  @Test("the exponential is right to six digits, and never below 0")
  func powers() {
    let values: [(Float, Float)] = [
      (0, 1), (-0.5, 0.606_530_66), (-1, 0.367_879_44), (-3.7, 0.024_723_526),
      (-20, 2.061_153_6e-9),
    ]
    for (number, power) in values {
      #expect(abs(exponential(number) / power - 1) < 2e-5, "\(number)")
    }
    #expect(exponential(-1e6) >= 0)
  }
}
