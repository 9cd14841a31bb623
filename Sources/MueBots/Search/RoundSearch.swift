import MueRules

/// Weighs moves before the play by playing each candidate out in sampled worlds: the rest of the
/// auction, the naming and the play by the rules of thumb.
///
/// A candidate is one move or several in a row, so that a Chief weighs a trump together with the
/// partner for it.
struct RoundSearch {
  private let observation: Observation
  private let skill: Skill
  private let candidates: [[Move]]

  /// A search among some candidates; the one that the rules of thumb choose comes first.
  init(_ observation: Observation, skill: Skill, candidates: [[Move]]) {
    self.observation = observation
    self.skill = skill
    self.candidates = candidates
  }

  /// The candidates' first moves, the best first, each once.
  func evaluations(limits: Limits, seed: UInt64) -> [Evaluation] {
    guard candidates.count > 1 else {
      return candidates.compactMap { $0.first.map { Evaluation($0) } }
    }
    var worlds = MetropolisSampler(observation, skill: skill)
    var generator = SeededGenerator(seed: seed)
    var halving = SuccessiveHalving(candidates: candidates.count, limits: limits)
    let utility = Utility(observation.seat, limits.standing)
    let bids = observation.publicState.roles == nil
    let fear = bids ? skill.fear : 0
    let concededPoints = bids ? skill.bidConcededPoints : skill.namingConcededPoints
    let isPromise = skill.promises && observation.publicState.roles?.chief == observation.seat
    let ranking = halving.ranking { _, runners in
      let world = worlds.world(using: &generator)
      guard let round = world.round(observation.publicState) else { return nil }
      let table = HeuristicTable(
        round, utility: utility, fear: fear, concededPoints: concededPoints)
      return runners.map { table.outcome(after: candidates[$0], in: round) }
    }
    var evaluations: [Evaluation] = []
    for candidate in ranking {
      guard let move = candidates[candidate].first,
        !evaluations.contains(where: { $0.move == move })
      else { continue }
      evaluations.append(Evaluation(move, halving.tallies[candidate], isPromise: isPromise))
    }
    return evaluations
  }
}
