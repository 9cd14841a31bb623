import MueRules

/// Whoever can play a seat: given what the seat may know, it answers with a legal move.
///
/// A mind is a pure function. The same observation, the same seed and the same number of playouts
/// give the same move on every machine; only a clock in the limits can change that.
public protocol Bot: Sendable {
  /// The move for the seat to move, one of `observation.legalMoves`.
  ///
  /// When the seat is not asked for anything the answer means nothing; it is a pass.
  func choose(_ observation: Observation, limits: Limits, seed: UInt64) -> Move

  /// What the mind makes of the moves that it thought about, the chosen one first.
  func evaluate(_ observation: Observation, limits: Limits, seed: UInt64) -> [Evaluation]
}

extension Bot {
  /// The chosen move alone, by a mind that plays nothing out.
  public func evaluate(
    _ observation: Observation, limits: Limits, seed: UInt64
  ) -> [Evaluation] {
    [Evaluation(choose(observation, limits: limits, seed: seed))]
  }
}
