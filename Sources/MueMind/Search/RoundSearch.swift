import MueRules

/// Chooses a move before the play by playing each candidate out in sampled worlds: the rest of the
/// auction, the naming and the play by the rules of thumb.
///
/// A candidate is one move or several in a row, so that a Chief weighs a trump together with the
/// partner for it.
struct RoundSearch {
  private let observation: Observation
  private let candidates: [[Move]]

  /// A search among some candidates; the one that the rules of thumb choose comes first.
  init(_ observation: Observation, candidates: [[Move]]) {
    self.observation = observation
    self.candidates = candidates
  }

  func best(limits: Limits, seed: UInt64) -> Move? {
    guard candidates.count > 1 else { return candidates.first?.first }
    let sampler = WorldSampler(observation)
    var generator = SeededGenerator(seed: seed)
    var race = Race(candidates: candidates.count, limits: limits)
    let seat = observation.seat
    let winner = race.winner { _, runners in
      let world = sampler.world(using: &generator)
      guard let round = world.round(observation.faceUp) else { return nil }
      let table = PlainTable(round)
      return runners.map { table.score(of: seat, after: candidates[$0], in: round) }
    }
    return candidates[winner].first
  }
}
