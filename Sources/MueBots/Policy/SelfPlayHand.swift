import MueRules

/// A hand that a policy plays against itself, with what each card brought in the actual deal, for the learning.
///
/// The policy draws each card, and in every third hand strangers have taken over some seats (`SelfPlayer`). At half of
/// the policy's choices each card is played out several times by the same players, with all hands as they are. The
/// policy sees only its own hand, so over many deals the mean of these scores is what a card is worth to a player who
/// knows no more than that: the deals are the worlds, as likely as they are after all that the seats did, and no
/// sampler has to guess them.
package struct SelfPlayHand {
  private var playout: Playout
  private let players: [SelfPlayer]
  private let rollouts: Int
  private var chance: SeededGenerator

  /// A hand before its first card, each card to be played out `rollouts` times, at least once.
  package init(_ start: Playout, by policies: Policies, rollouts: Int, seed: UInt64) {
    playout = start
    self.rollouts = max(1, rollouts)
    chance = SeededGenerator(seed: seed)
    players = SelfPlayer.table(of: start.memory.players, with: policies.card, &chance)
  }

  /// Plays the hand to its end; the samples of the choices that were weighed, one after another.
  package mutating func samples() -> [Float] {
    var samples: [Float] = []
    while let card = players[playout.play.turn].draw(&playout, &chance) {
      let candidates = playout.play.legal.looks
      if candidates.count > 1, players[playout.play.turn].learns, chance.below(2) == 0 {
        let seeds = (0..<rollouts).map { _ in chance.next() }
        let before = playout
        let sample = ChoiceSample(&playout, candidates) { candidate in
          let score = before.meanScore(after: candidate, by: players, seeds: seeds)
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
  fileprivate func meanScore(after card: Card, by players: [SelfPlayer], seeds: [UInt64]) -> Float {
    let utility = Utility(play.turn, nil)
    let sum = seeds.reduce(0) { sum, seed in
      var end = self
      end.put(card)
      var chance = SeededGenerator(seed: seed)
      while let card = players[end.play.turn].draw(&end, &chance) { end.put(card) }
      return sum + end.outcome(utility).score
    }
    return Float(sum) / Float(seeds.count)
  }
}
