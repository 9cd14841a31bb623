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

  @Test("more inputs than a mask has bits are refused")
  func tooManyInputs() {
    let count = ScoringNet.weightCount(moment: 3, candidate: 33)
    let weights = Array(repeating: Float(0), count: count)
    #expect(ScoringNet(moment: 3, candidate: 33, weights: weights) == nil)
  }

  @Test("inputs that are 0 add nothing, of either sign")
  func zeros() throws {
    let weights = (0..<ScoringNet.weightCount(moment: 1, candidate: 3)).map { Float($0 % 7) - 3 }
    let net = try #require(ScoringNet(moment: 1, candidate: 3, weights: weights))
    let hidden = net.hidden([0.5] as InlineArray<1, Float>)
    let positive = net.score([0, 0.25, 0] as InlineArray<3, Float>, hidden: hidden)
    let negative = net.score([-0.0, 0.25, -0.0] as InlineArray<3, Float>, hidden: hidden)
    #expect(positive == negative)
    #expect(positive != net.score([0, 0, 0] as InlineArray<3, Float>, hidden: hidden))
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
