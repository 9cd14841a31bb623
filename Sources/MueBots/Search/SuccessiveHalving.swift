/// Successive halving: finds the best candidate by playing all of them out in sampled worlds.
///
/// All surviving candidates are played out in every world (common random numbers), so that the luck
/// of the cards is the same for all. After each stage the weaker half is eliminated, so that most
/// playouts go to the candidates that matter. The first candidate is the default choice: it wins
/// ties, and wins outright if there is no time at all.
///
/// Karnin, Koren and Somekh call this sequential halving (*Almost Optimal Exploration in
/// Multi-Armed Bandits*, 2013).
struct SuccessiveHalving {
  /// The sums of a candidate's outcomes.
  struct Tally: Equatable, Sendable {
    /// The utility, in 1024ths of a point.
    var value = 0
    var score = 0
    /// The number of worlds in which the contract was made.
    var made = 0
    var worlds = 0

    mutating func count(_ outcome: PlayoutOutcome) {
      value += outcome.value
      score += outcome.score
      made += outcome.isMade ? 1 : 0
      worlds += 1
    }
  }

  private let limits: Limits
  private let worldsPerStage: Int
  /// The estimated worth of each candidate, in 1024ths of a point.
  private let priors: [Int]
  private var survivors: [Int]
  private var budget: Int
  /// The eliminated candidates, the most recent first.
  private var eliminated: [Int] = []
  private(set) var tallies: [Tally]

  /// A search among as many candidates as there are priors.
  ///
  /// A prior is a candidate's estimated worth before any playout, in 1024ths of a point. It counts
  /// as much as the mean of the playouts. With a policy's scores as priors this is KL-regularized
  /// search (Jacob et al., *Modeling Strong and Human-Like Gameplay with KL-Regularized Search*,
  /// 2022). Each stage but the last has at most `worldsPerStage` worlds.
  init(priors: [Int], limits: Limits, worldsPerStage: Int = 100) {
    self.priors = priors
    self.limits = limits
    self.worldsPerStage = worldsPerStage
    survivors = Array(priors.indices)
    tallies = Array(repeating: Tally(), count: priors.count)
    budget = limits.playouts
  }

  /// Ranks the candidates, the best first.
  ///
  /// `outcomes` samples a world, plays the given candidates out in it, and returns their outcomes;
  /// nil if the world is unusable.
  mutating func ranking(_ outcomes: (_ candidates: [Int]) -> [PlayoutOutcome]?) -> [Int] {
    let limits = limits
    return rankingByStage { survivors, worlds in
      limits.repeating(worlds) { outcomes(survivors) }
    }
  }

  /// Ranks the candidates, the best first.
  ///
  /// `outcomes` plays the given candidates out in `worlds` worlds, fewer if the time is up, and
  /// returns their outcomes in each.
  mutating func rankingByStage(
    _ outcomes: (_ candidates: [Int], _ worlds: Int) -> [[PlayoutOutcome]]
  ) -> [Int] {
    while survivors.count > 1, budget >= survivors.count {
      let isFinal = survivors.count == 2
      let most = isFinal ? budget : worldsPerStage * survivors.count
      let share = min(most, budget / Self.stages(survivors.count))
      let worlds = min(
        budget / survivors.count, max(1, (share + survivors.count - 1) / survivors.count))
      for result in outcomes(survivors, worlds) {
        for (survivor, outcome) in zip(survivors, result) { tallies[survivor].count(outcome) }
      }
      budget -= worlds * survivors.count
      if limits.isTimeUp() || isFinal { break }
      halve()
    }
    return ranked + eliminated
  }

  /// The number of stages until two candidates are left, plus one for those two.
  private static func stages(_ candidates: Int) -> Int {
    var stages = 1
    var left = candidates
    while left > 2 {
      left = (left + 1) / 2
      stages += 1
    }
    return stages
  }

  private mutating func halve() {
    let ranked = ranked
    let staying = (survivors.count + 1) / 2
    eliminated = ranked.dropFirst(staying) + eliminated
    survivors = ranked.prefix(staying).sorted()
  }

  /// The sum of the outcomes with the prior added to each; all survivors have been played in
  /// equally many worlds.
  private func worth(of candidate: Int) -> Int {
    tallies[candidate].value + tallies[candidate].worlds * priors[candidate]
  }

  private var ranked: [Int] {
    survivors.sorted { (-worth(of: $0), $0) < (-worth(of: $1), $1) }
  }
}

extension Limits {
  /// The results of work repeated up to `times` times, fewer if the time is up; nil results are
  /// left out.
  func repeating<Result>(_ times: Int, _ work: () -> Result?) -> [Result] {
    var results: [Result] = []
    for _ in 0..<times {
      if isTimeUp() { break }
      if let result = work() { results.append(result) }
    }
    return results
  }
}
