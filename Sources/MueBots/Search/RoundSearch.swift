import MueRules

/// Searches among moves before the play: plays each candidate out in sampled worlds, with heuristics
/// for the rest of the auction, the namings and the cards.
///
/// A candidate is one move or several in a row, so that a Chief weighs a trump together with a partner.
struct RoundSearch: Sendable {
  let observation: Observation
  let skill: Skill
  let candidates: [[Move]]

  /// A search among candidates, the heuristic one first; repeated ones count once.
  init(_ observation: Observation, skill: Skill, candidates: [[Move]]) {
    self.observation = observation
    self.skill = skill
    var distinct: [[Move]] = []
    for candidate in candidates where !distinct.contains(candidate) { distinct.append(candidate) }
    self.candidates = distinct
  }

  /// What the candidates are worth by the policy; 0 without one, and for several moves in a row.
  private func priors(_ utility: Utility) -> [Int] {
    guard let policy = skill.policies?.contract,
      let choice = ContractChoice(observation, boldness: skill.boldness)
    else { return candidates.map { _ in 0 } }
    let worths = policy.worths(choice)
    return candidates.map { moves in
      choice.moves.firstIndex { [$0] == moves }.map { utility.worth(of: worths[$0]) } ?? 0
    }
  }

  /// The first moves of the candidates, the best first, each once.
  func evaluations(limits: Limits, seed: UInt64) -> [Evaluation] {
    guard candidates.count > 1 else {
      return candidates.compactMap { $0.first.map { Evaluation($0) } }
    }
    var workers = (0..<limits.threads.count).map { number in
      SearchWorker(self, limits, seed: seed &+ UInt64(number))
    }
    let priors = priors(Utility(observation.seat, limits.standing))
    // In the time that a move takes at a table eight bids get about a hundred worlds: most of them must be for the best.
    var halving = SuccessiveHalving(priors: priors, limits: limits, worldsPerStage: 50)
    let ranking = halving.rankingByStage { survivors, worlds in
      let shares = workers.indices.map { number in
        (worker: workers[number], worlds: (worlds + number) / workers.count)
      }
      let parts = limits.threads.map(shares) { share in
        share.worker.playing(survivors, in: share.worlds)
      }
      workers = parts.map(\.worker)
      return parts.flatMap(\.outcomes)
    }
    let chief = observation.publicState.roles?.chief
    let isCalibrated = skill.isCalibrated && chief == observation.seat
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
