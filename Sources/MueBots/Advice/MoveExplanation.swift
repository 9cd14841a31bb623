import MueRules

/// Why a move was made: the choices of its seat, what they bring and why.
public struct MoveExplanation: Equatable, Sendable {
  public let made: MadeMove
  /// The best moves and the one that was made; only that one if there was no choice.
  public let comparison: Comparison
  /// What was known of the choices when the move was made, if that is what is compared.
  public let source: KnownChoices?

  /// Compares the move that was made with the best others by what was known then or else, as a review
  /// does, in new worlds.
  ///
  /// Position, budget and seed determine the result. The limits include the standing of the match.
  public init(
    _ made: MadeMove, knowing known: KnownChoices? = nil, by bot: any Bot, limits: Limits,
    seed: UInt64 = Reviewer.seed
  ) {
    self.made = made
    if let known, !made.isForced,
      let comparison = Comparison(of: made, by: known)
    {
      self.comparison = comparison
      source = known
      return
    }
    source = nil
    let (observation, seeds) = (made.observation, Decision.Seeds(made.observation, seed))
    var moves: [Move] = []
    if !made.isForced {
      let best = bot.evaluate(observation, limits: limits, seed: seeds.search)
      moves = best.prefix(Hint.most).map(\.move)
    }
    let found = moves.firstIndex { $0.looks(like: made.move) }
    if found == nil { moves.append(made.move) }
    var rollouts = PairedRollouts(
      observation, of: moves, by: bot.policies, in: limits.standing,
      worlds: limits.playouts / 2, seed: seeds.rollouts)
    rollouts.playOn(to: limits.playouts / 2, isTimeUp: limits.isTimeUp)
    comparison = Comparison(rollouts, observation, judging: found ?? moves.count - 1)
  }

  /// The most deals in which a choice was tried.
  public var playouts: Int { comparison.choices.map(\.evaluation.worlds).max() ?? 0 }

  /// Whether a choice is the move that was made; twins look alike.
  public func isMade(_ choice: Choice) -> Bool { choice.move.looks(like: made.move) }
}
