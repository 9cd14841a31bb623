import MueRules

@testable import MueBots

extension Policies {
  /// Policies of random weights, which prefer this card and that one for no reason.
  static func random(seed: UInt64) -> Policies? {
    var generator = SeededGenerator(seed: seed)
    return Policies(
      weights: shapes.mapValues { shape in
        (0..<shape.weightCount).map { _ in Float(generator.below(2001) - 1000) / 2000 }
      })
  }
}
