import MueRules

/// Searches among the legal cards by playing each one out in sampled worlds.
struct CardSearch {
  let observation: Observation
  let skill: Skill
  let legal: CardSet
  /// A legal card that wins ties, and is played outright if there is no time to search.
  let first: Card

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
    return ranking.map { Evaluation(.play(candidates[$0]), halving.tallies[$0], utility) }
  }
}
