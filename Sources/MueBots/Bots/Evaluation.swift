import MueRules

/// What a mind makes of one move.
public struct Evaluation: Hashable, Sendable {
  /// The move.
  public let move: Move
  /// In how many imagined worlds it was played out; 0 by rules of thumb.
  public let worlds: Int
  /// The mean score of the hand, points and bonus, in those worlds.
  public let score: Double
  /// The chance that the contract is made: the share of those worlds in which it was, and before the
  /// play what experience makes of that for an expert Chief.
  public let chanceOfMaking: Double

  /// A move that nothing was played out for.
  init(_ move: Move) {
    self.move = move
    worlds = 0
    score = 0
    chanceOfMaking = 0
  }

  init(_ move: Move, _ tally: SuccessiveHalving.Tally, isPromise: Bool = false) {
    self.move = move
    worlds = tally.worlds
    let worlds = Double(max(1, tally.worlds))
    score = Double(tally.score) / worlds
    let share = Double(tally.made) / worlds
    chanceOfMaking = isPromise ? Calibration.chance(behind: share) : share
  }
}
