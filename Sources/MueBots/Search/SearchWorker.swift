import MueRules

/// The part of a search before the play that one thread does: it samples worlds of its own.
struct SearchWorker: Sendable {
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

  /// The outcomes of some candidates in up to so many worlds, fewer if the time is up; and the worker after that.
  func playing(
    _ candidates: [Int], in worlds: Int
  ) -> (worker: SearchWorker, outcomes: [[PlayoutOutcome]]) {
    var next = self
    let outcomes = limits.repeating(worlds) { next.outcomes(of: candidates) }
    return (next, outcomes)
  }

  /// The outcomes of some candidates in one world; nil if it is of no use.
  private mutating func outcomes(of candidates: [Int]) -> [PlayoutOutcome]? {
    let skill = search.skill
    let publicState = search.observation.publicState
    let isNaming = publicState.roles != nil
    guard let round = worlds.world(using: &generator).round(publicState) else { return nil }
    let table = PlayoutTable(
      round, utility: utility,
      concededPoints: isNaming ? skill.namingConcededPoints : skill.bidConcededPoints,
      // Without policies the style is in the candidates.
      boldness: isNaming || skill.policies == nil ? 0 : skill.boldness,
      policies: skill.policies, chance: &generator)
    return candidates.map { table.outcome(after: search.candidates[$0], in: round) }
  }
}
