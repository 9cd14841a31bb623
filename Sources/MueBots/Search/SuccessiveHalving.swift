/// Successive halving: finds the best of some candidates by playing them out in sampled worlds.
///
/// All surviving candidates are played out in every world (common random numbers), so that the luck of
/// the cards is the same for all. Stage by stage the weaker half is eliminated, so that most playouts go
/// to the candidates that matter. The first candidate is the heuristic choice: it wins ties, and wins
/// outright when there is no time at all.
///
/// Karnin, Koren and Somekh, *Almost Optimal Exploration in Multi-Armed Bandits* (2013), call it sequential
/// halving.
struct SuccessiveHalving {
  /// The sums of a candidate's outcomes.
  struct Tally: Equatable, Sendable {
    /// The utility, in 1024ths of a point.
    var value = 0
    /// Points and bonus.
    var score = 0
    /// In how many worlds the contract was made.
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
  /// What each candidate is thought to be worth, in 1024ths of a point.
  private let priors: [Int]
  private var survivors: [Int]
  /// How many playouts are left.
  private var budget: Int
  /// The eliminated candidates, the last ones first.
  private var eliminated: [Int] = []
  /// The outcomes of each candidate.
  private(set) var tallies: [Tally]

  /// A search among as many candidates as there are priors.
  ///
  /// A prior is what a candidate is thought to be worth without any playout, in 1024ths of a point. It counts as much as
  /// the mean of the playouts.
  init(priors: [Int], limits: Limits) {
    self.priors = priors
    self.limits = limits
    survivors = Array(priors.indices)
    tallies = Array(repeating: Tally(), count: priors.count)
    budget = limits.playouts
  }

  /// Ranks the candidates, the best first.
  ///
  /// `outcomes` samples a world, plays the given candidates out in it, and returns their outcomes; nil if
  /// the world is of no use.
  mutating func ranking(_ outcomes: (_ candidates: [Int]) -> [PlayoutOutcome]?) -> [Int] {
    while survivors.count > 1 {
      let isFinal = survivors.count == 2
      let most = isFinal ? budget : Self.worldsPerStage * survivors.count
      let share = min(most, budget / Self.stages(survivors.count))
      let end = budget - max(share, survivors.count)
      guard budget >= survivors.count else { break }
      while budget > end, budget >= survivors.count {
        if limits.isTimeUp() { return ranked + eliminated }
        if let result = outcomes(survivors) {
          for (survivor, outcome) in zip(survivors, result) { tallies[survivor].count(outcome) }
        }
        budget -= survivors.count
      }
      if isFinal { break }
      halve()
    }
    return ranked + eliminated
  }

  /// The most worlds for one stage but the last: they tell the weaker half well enough.
  private static let worldsPerStage = 100

  /// The number of stages until two candidates are left, and one more for those two.
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

  /// The sum of the outcomes, each with the prior; all survivors have met equally many worlds.
  private func worth(of candidate: Int) -> Int {
    tallies[candidate].value + tallies[candidate].worlds * priors[candidate]
  }

  private var ranked: [Int] {
    survivors.sorted { (-worth(of: $0), $0) < (-worth(of: $1), $1) }
  }
}
