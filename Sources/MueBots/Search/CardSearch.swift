import MueRules

/// Searches among the cards that may be played: plays each one out in sampled worlds.
struct CardSearch {
  private let observation: Observation
  private let skill: Skill
  private let legal: CardSet
  private let first: Card

  /// A search among the legal cards, one of them the first: it wins ties, and wins outright without any time.
  init(_ observation: Observation, skill: Skill, legal: CardSet, first: Card) {
    self.observation = observation
    self.skill = skill
    self.legal = legal
    self.first = first
  }

  /// The cards, the best first.
  func evaluations(limits: Limits, seed: UInt64) -> [Evaluation] {
    guard var seen = Playout(observation, memory: skill.memory) else {
      return [Evaluation(.play(first))]
    }
    let sensible = SensibleCards.of(legal.looks, seen.play, seen.memory)
    let candidates = sensible.filter { $0 == first } + sensible.filter { $0 != first }
    guard candidates.count > 1 else { return candidates.map { Evaluation(.play($0)) } }
    let worths = skill.policies.card.worths(&seen.play, &seen.memory)
    let utility = Utility(observation.seat, limits.standing)
    let priors = candidates.map { utility.worth(of: worths[$0] ?? 0) }
    var worlds = MetropolisSampler(observation, skill: skill)
    var generator = SeededGenerator(seed: seed)
    var halving = SuccessiveHalving(priors: priors, limits: limits)
    let ranking = halving.ranking { survivors in
      var start = seen
      start.play.hands = worlds.world(using: &generator).hands
      let worldChance = SeededGenerator(seed: generator.next())
      return survivors.map { survivor in
        var playout = start
        playout.put(candidates[survivor])
        var chance = worldChance
        playout.finish(by: skill.policies, &chance)
        return playout.outcome(utility)
      }
    }
    return ranking.map { Evaluation(.play(candidates[$0]), halving.tallies[$0]) }
  }
}
