import MueRules

/// The namings of a hand that a policy plays against itself, with what each move brought in the actual deal, for the
/// learning.
///
/// As in `SelfPlayHand` the deals themselves are the worlds.
package struct SelfPlayNaming {
  private var round: Round
  private let policies: Policies
  private let rollouts: Int
  private var chance: SeededGenerator

  /// A hand after its auction, each move to be played out `rollouts` times, at least once.
  package init(_ round: Round, by policies: Policies, rollouts: Int, seed: UInt64) {
    self.round = round
    self.policies = policies
    self.rollouts = max(1, rollouts)
    chance = SeededGenerator(seed: seed)
  }

  /// Names up to the first card; the samples of the choices of a partner, or of those of a trump, one after another.
  package mutating func samples(ofPartners: Bool) -> [Float] {
    var samples: [Float] = []
    while let seat = round.turn, let choice = NamingPolicy.Choice(round.observation(for: seat)) {
      let move = policies.naming.draw(choice, &chance)
      if choice.isPartner == ofPartners, choice.moves.count > 1 {
        let seeds = (0..<rollouts).map { _ in chance.next() }
        let sample = ChoiceSample(choice) { candidate in
          [
            meanScore(of: seat, after: candidate, seeds: seeds), Float(rollouts),
            candidate == move ? 1 : 0,
          ]
        }
        samples += sample.numbers
      }
      guard round.applyLegal(move) else { break }
    }
    return samples
  }

  /// The mean score of the hand, points and bonus, for a seat after its move, over one playout for each seed.
  private func meanScore(of seat: Seat, after move: Move, seeds: [UInt64]) -> Float {
    let utility = Utility(seat, nil)
    let sum = seeds.reduce(0) { sum, seed in
      var end = round
      var chance = SeededGenerator(seed: seed)
      var next: Move? = move
      while let move = next, end.applyLegal(move) {
        next = end.turn.flatMap { NamingPolicy.Choice(end.observation(for: $0)) }
          .map { policies.naming.draw($0, &chance) }
      }
      guard var playout = Playout(end) else { return sum }
      playout.finish(by: policies, &chance)
      return sum + playout.outcome(utility).score
    }
    return Float(sum) / Float(seeds.count)
  }
}
