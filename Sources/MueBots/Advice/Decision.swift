import MueRules

/// One decision of a seat in a hand, and its cost.
public struct Decision: Equatable, Sendable {
  /// Its number among all moves of the hand, from 0.
  public let moveIndex: Int
  /// What the seat could see then.
  public let observation: Observation
  public let made: Choice
  public let best: Choice
  /// What the best move brings beyond the move made, in points, rounded to tenths as it is shown
  /// and stored; 0 if neither is clearly better.
  ///
  /// Near the end of a match each per cent of the chance to win it counts as two points.
  public let cost: Double

  public var isForced: Bool { made.reasons == [.onlyChoice] }
}

extension Decision {
  /// Reviews a move at a position, made or about to be made, as `Reviewer.decision` does.
  ///
  /// `moveIndex` is its number among all moves of the hand, from 0; the limits include the standing
  /// of the match.
  public init(
    _ made: Move, at observation: Observation, moveIndex: Int, by bot: any Bot, limits: Limits,
    rollouts: Limits, seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed ^ UInt64(moveIndex) << 32)
    let chosen =
      observation.isForced(made)
      ? made : bot.choose(observation, limits: limits, seed: generator.next())
    let best = chosen.looks(like: made) ? made : chosen
    let moves = best == made ? [made] : [best, made]
    let rollouts = PairedRollouts(
      observation, of: moves, by: bot.policies, limits: rollouts, seed: generator.next())
    let summaries = rollouts.summaries
    let choices = summaries.indices.map { index in
      let rival = moves.count > 1 ? summaries[1 - index] : nil
      return Choice(summaries[index], against: rival, rollouts.utility, observation)
    }
    let cost = (10 * rollouts.cost(of: moves.count - 1)).rounded() / 10
    let last = choices[choices.count - 1]
    self.init(
      moveIndex: moveIndex, observation: observation, made: last,
      best: cost > 0 ? choices[0] : last,
      cost: cost)
  }
}
