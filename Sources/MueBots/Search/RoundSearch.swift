import MueRules

/// Searches among moves before the play: plays each candidate out in sampled worlds, with heuristics
/// for the rest of the auction, the namings and the cards.
///
/// A candidate is one move or several in a row, so that a Chief weighs a trump together with a partner.
struct RoundSearch {
  private let observation: Observation
  private let skill: Skill
  private let candidates: [[Move]]

  /// A search among candidates, the heuristic one first; repeated ones count once.
  init(_ observation: Observation, skill: Skill, candidates: [[Move]]) {
    self.observation = observation
    self.skill = skill
    var distinct: [[Move]] = []
    for candidate in candidates where !distinct.contains(candidate) { distinct.append(candidate) }
    self.candidates = distinct
  }

  /// What the candidates are worth by the policy if they are bids, so that a search whose playouts defend too weakly
  /// does not outbid everybody.
  ///
  /// The sum of a mean and a policy's score is KL-regularized search: Jacob et al., *Modeling Strong and Human-Like
  /// Gameplay with KL-Regularized Search* (2022).
  private var priors: [Int] {
    guard case .bid = observation.legalMoves, let policy = skill.policies?.contract,
      let choice = ContractChoice(observation, boldness: skill.boldness)
    else { return candidates.map { _ in 0 } }
    let worths = policy.worths(choice)
    return candidates.map { moves in
      choice.moves.firstIndex { [$0] == moves }.map { worths[$0] } ?? 0
    }
  }

  /// The first moves of the candidates, the best first, each once.
  func evaluations(limits: Limits, seed: UInt64) -> [Evaluation] {
    guard candidates.count > 1 else {
      return candidates.compactMap { $0.first.map { Evaluation($0) } }
    }
    var worlds = MetropolisSampler(observation, skill: skill)
    var generator = SeededGenerator(seed: seed)
    var halving = SuccessiveHalving(priors: priors, limits: limits)
    let utility = Utility(observation.seat, limits.standing)
    let roles = observation.publicState.roles
    let concededPoints = roles == nil ? skill.bidConcededPoints : skill.namingConcededPoints
    // Without policies the style is in the candidates.
    let boldness = roles == nil && skill.policies != nil ? skill.boldness : 0
    let ranking = halving.ranking { survivors in
      let world = worlds.world(using: &generator)
      guard let round = world.round(observation.publicState) else { return nil }
      let table = PlayoutTable(
        round, utility: utility, concededPoints: concededPoints, boldness: boldness,
        policies: skill.policies, chance: &generator)
      return survivors.map { table.outcome(after: candidates[$0], in: round) }
    }
    let isCalibrated = skill.isCalibrated && roles?.chief == observation.seat
    var evaluations: [Evaluation] = []
    for candidate in ranking {
      guard let move = candidates[candidate].first,
        !evaluations.contains(where: { $0.move == move })
      else { continue }
      evaluations.append(
        Evaluation(move, halving.tallies[candidate], isCalibrated: isCalibrated))
    }
    return evaluations
  }
}
