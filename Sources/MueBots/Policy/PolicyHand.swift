import MueRules

/// A hand that a policy plays alone, with what each card brought in the deal as it lay, for the learning.
///
/// Every card is drawn from the policy. At half of the choices each card is played out several times by the same
/// policy, with all hands as they are. The policy sees only its own hand, so over many deals the mean of these
/// scores is what a card is worth to a player who knows no more than that: the worlds are drawn by the deal itself
/// and by what all seats did, and no sampler has to guess them.
package struct PolicyHand {
  private var playout: Playout
  private let policies: Policies
  private let rollouts: Int
  private var chance: SeededGenerator

  /// A hand before its first card, each card to be played out `rollouts` times, at least once.
  package init(_ start: Playout, by policies: Policies, rollouts: Int, seed: UInt64) {
    playout = start
    self.policies = policies
    self.rollouts = max(1, rollouts)
    chance = SeededGenerator(seed: seed)
  }

  /// Plays the hand to its end; the samples of the choices that were weighed, one after another.
  package mutating func samples() -> [Float] {
    var samples: [Float] = []
    while let card = policies.card.draw(&playout.play, &playout.memory, &chance) {
      let candidates = playout.play.legal.looks
      if candidates.count > 1, chance.below(2) == 0 {
        let seeds = (0..<rollouts).map { _ in chance.next() }
        let before = playout
        let sample = CardSample(&playout.play, &playout.memory, candidates) { candidate in
          let score = before.meanScore(after: candidate, by: policies, seeds: seeds)
          return [score, Float(rollouts), candidate == card ? 1 : 0]
        }
        samples += sample.numbers
      }
      playout.put(card)
    }
    return samples
  }
}

extension Playout {
  /// The mean score of the hand, points and bonus, for the seat to move after a card, over one playout for each seed.
  fileprivate func meanScore(after card: Card, by policies: Policies, seeds: [UInt64]) -> Float {
    let utility = Utility(play.turn, nil)
    let sum = seeds.reduce(0) { sum, seed in
      var end = self
      end.put(card)
      var chance = SeededGenerator(seed: seed)
      end.finish(by: policies, &chance)
      return sum + end.outcome(utility).score
    }
    return Float(sum) / Float(seeds.count)
  }
}
