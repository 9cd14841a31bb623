import MueRules

/// Why a move was made: the choices of its seat, what they bring and why.
public struct MoveExplanation: Equatable, Sendable {
  public let made: MadeMove
  /// The best moves and the one that was made; only that one if there was no choice.
  public let comparison: Comparison

  /// Compares the move that was made with the best others, in the worlds in which a review compares it.
  ///
  /// Position, budget and seed determine the result. The limits include the standing of the match.
  public init(
    _ made: MadeMove, by bot: any Bot, limits: Limits, seed: UInt64 = Reviewer.seed
  ) {
    self.made = made
    let (observation, seeds) = (made.observation, Decision.Seeds(made.observation, seed))
    var moves: [Move] = []
    if !made.isForced {
      let best = bot.evaluate(observation, limits: limits, seed: seeds.search)
      moves = best.prefix(Hint.most).map(\.move)
    }
    if !moves.contains(where: { $0.looks(like: made.move) }) { moves.append(made.move) }
    var rollouts = PairedRollouts(
      observation, of: moves, by: bot.policies, in: limits.standing,
      worlds: limits.playouts / 2, seed: seeds.rollouts)
    rollouts.playOn(to: limits.playouts / 2, isTimeUp: limits.isTimeUp)
    comparison = Comparison(rollouts, observation)
  }

  /// How often each choice was played out.
  public var playouts: Int { comparison.choices.first?.evaluation.worlds ?? 0 }

  /// Whether a choice is the move that was made; twins look alike.
  public func isMade(_ choice: Choice) -> Bool { choice.move.looks(like: made.move) }
}
