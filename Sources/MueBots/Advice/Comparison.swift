import MueRules

/// Moves at a position, each played out to the end of the hand in the same worlds.
public struct Comparison: Hashable, Sendable {
  /// The moves with what they are expected to bring and why, the best first; of equal moves the one
  /// given first comes first.
  public let choices: [Choice]

  /// Compares moves in worlds that agree with an observation, by policies, or without any by heuristics.
  ///
  /// The playouts of the limits are shared among the moves.
  public init(
    _ observation: Observation, of moves: [Move], by policies: Policies?, limits: Limits,
    seed: UInt64
  ) {
    let rollouts = PairedRollouts(observation, of: moves, by: policies, limits: limits, seed: seed)
    let order = rollouts.summaries.enumerated().sorted {
      (-$0.element.tally.value, $0.offset) < (-$1.element.tally.value, $1.offset)
    }
    choices = order.map { Choice($0.element, among: rollouts.summaries, observation) }
  }
}
