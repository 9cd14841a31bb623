import MueRules

/// Moves at a position, each played out to the end of the hand in the same worlds.
///
/// They are ordered by what they bring: points or, near the end of a match, the chance of winning
/// it. Level moves are adjacent.
public struct Comparison: Hashable, Sendable {
  /// The moves with what they are expected to bring and why, the best first.
  ///
  /// Of level moves the cheapest card comes first.
  public let choices: [Choice]

  /// Compares moves in worlds that agree with an observation, by policies, or by heuristics without
  /// them.
  ///
  /// The limit on playouts is shared among the moves.
  public init(
    _ observation: Observation, of moves: [Move], by policies: Policies?, limits: Limits,
    seed: UInt64
  ) {
    let rollouts = PairedRollouts(observation, of: moves, by: policies, limits: limits, seed: seed)
    let (order, level) = rollouts.ranking(observation)
    choices = order.enumerated().map { rank, index in
      // The best is compared with the second, every other one with the best.
      let rival = rank == 0 ? order.dropFirst().first : order[0]
      return Choice(
        rollouts.summaries[index], against: rival.map { rollouts.summaries[$0] },
        rollouts.utility, isLevel: level > 1 && rank < level, observation)
    }
  }
}
