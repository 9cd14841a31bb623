import MueRules

/// Advice for a seat that is to move: the best moves, what each brings and why.
///
/// A mind finds the moves that matter; those are then compared in the same fresh worlds.
public struct Hint: Hashable, Sendable {
  /// The best moves, the best first; at least one.
  public let choices: [Choice]

  /// How many moves are told at most.
  public static let most = 3

  /// Advice by a mind that thinks within some limits, and looks into worlds within others.
  ///
  /// Nil when the seat is not to move.
  public init?(
    _ observation: Observation, by bot: any Bot, limits: Limits, look: Limits, seed: UInt64
  ) {
    guard observation.legalMoves != nil else { return nil }
    let moves = bot.evaluate(observation, limits: limits, seed: seed).map(\.move)
    let best = Array(moves.prefix(Self.most))
    let rollouts = PairedRollouts(observation, of: best, limits: look, seed: ~seed)
    // Of moves that bring the same the one that the mind prefers stays first.
    let order = rollouts.prospects.enumerated().sorted {
      (-$0.element.tally.value, $0.offset) < (-$1.element.tally.value, $1.offset)
    }
    choices = order.map { Choice($0.element, among: rollouts.prospects, observation) }
  }
}
