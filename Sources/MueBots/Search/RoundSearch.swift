import MueRules

/// Searches among moves before the play by playing each one out (auction, namings and cards) in
/// sampled worlds.
struct RoundSearch: Sendable {
  let observation: Observation
  let skill: Skill
  /// The moves, starting with the policy's favourite.
  let candidates: [Move]

  /// The worths of the candidates according to the policy.
  private func priors(_ utility: Utility) -> [Int] {
    let policy = skill.policies.contract
    if let bids = BidRanking(observation, by: policy, boldness: skill.boldness) {
      // A prior counts as much as the playouts, in which bids have no price, so it has theirs, too.
      return candidates.map { bid in
        let worth = bids.moves.firstIndex(of: bid).map { bids.worths[$0] } ?? 0
        return utility.worth(of: bid.cards.isEmpty ? worth : worth - bids.price)
      }
    }
    guard let choice = ContractChoice(observation) else { return candidates.map { _ in 0 } }
    let worths = policy.worths(choice)
    return candidates.map { move in
      choice.moves.firstIndex(of: move).map { utility.worth(of: worths[$0]) } ?? 0
    }
  }

  func evaluations(limits: Limits, seed: UInt64) -> [Evaluation] {
    guard candidates.count > 1 else { return candidates.map { Evaluation($0) } }
    var workers = (0..<limits.threads.count).map { number in
      SearchWorker(self, limits, seed: seed &+ UInt64(number))
    }
    let utility = Utility(observation.seat, limits.standing)
    let priors = priors(utility)
    // In the time that a move takes at a table, eight bids get about a hundred worlds; most of them
    // must go to the best bids.
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
    return ranking.map { Evaluation(candidates[$0], halving.tallies[$0], utility) }
  }
}

/// One thread's part of a search before the play; it samples worlds of its own.
private struct SearchWorker: Sendable {
  private let search: RoundSearch
  private let limits: Limits
  private let utility: Utility
  private var worlds: MetropolisSampler
  private var generator: SeededGenerator

  init(_ search: RoundSearch, _ limits: Limits, seed: UInt64) {
    self.search = search
    self.limits = limits
    utility = Utility(search.observation.seat, limits.standing)
    worlds = MetropolisSampler(search.observation, skill: search.skill)
    generator = SeededGenerator(seed: seed)
  }

  /// The outcomes of candidates in `worlds` worlds, fewer if the time is up, and the worker's next
  /// state.
  func playing(
    _ candidates: [Int], in worlds: Int
  ) -> (worker: SearchWorker, outcomes: [[PlayoutOutcome]]) {
    var next = self
    let outcomes = limits.repeating(worlds) { next.outcomes(of: candidates) }
    return (next, outcomes)
  }

  /// The outcomes of candidates in one world; nil if the world is unusable.
  private mutating func outcomes(of candidates: [Int]) -> [PlayoutOutcome]? {
    let publicState = search.observation.publicState
    guard let round = worlds.world(using: &generator).round(publicState) else { return nil }
    let table = PlayoutTable(
      round, utility: utility, boldness: publicState.roles == nil ? search.skill.boldness : 0,
      policies: search.skill.policies, chance: &generator)
    return candidates.map { table.outcome(after: search.candidates[$0], in: round) }
  }
}
