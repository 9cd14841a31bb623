import MueRules

/// Weighs cards by playing each one out in sampled worlds.
struct CardSearch {
  private let observation: Observation
  private let skill: Skill
  private let legal: CardSet
  private let plain: Card

  /// A search among the legal cards; the card that the rules of thumb choose comes first.
  init(_ observation: Observation, skill: Skill, legal: CardSet, plain: Card) {
    self.observation = observation
    self.skill = skill
    self.legal = legal
    self.plain = plain
  }

  /// The cards, the best first.
  func evaluations(limits: Limits, seed: UInt64) -> [Evaluation] {
    guard var play = observation.publicState.play,
      let memory = PlayMemory(
        observation.publicState, ImperfectMemory(observation, memory: skill.memory))
    else { return [Evaluation(.play(plain))] }
    play.hands[observation.seat.index] = observation.hand
    let sensible = SensibleCards.of(legal.looks, play, memory)
    let first = sensible.contains(plain) ? [plain] : []
    let candidates = first + sensible.filter { $0 != plain }
    guard candidates.count > 1 else { return candidates.map { Evaluation(.play($0)) } }
    var worlds = MetropolisSampler(observation, skill: skill)
    var generator = SeededGenerator(seed: seed)
    var halving = SuccessiveHalving(candidates: candidates.count, limits: limits)
    let utility = Utility(observation.seat, limits.standing)
    let ranking = halving.ranking { _, runners in
      var start = Playout(play: play, memory: memory)
      start.play.hands = worlds.world(using: &generator).hands
      return runners.map { runner in
        var playout = start
        playout.put(candidates[runner])
        playout.finish()
        return playout.outcome(utility)
      }
    }
    return ranking.map { Evaluation(.play(candidates[$0]), halving.tallies[$0]) }
  }
}
