import MueRules

/// What a mind makes of one move.
public struct Evaluation: Hashable, Sendable {
  /// The move.
  public let move: Move
  /// In how many imagined worlds it was played out; 0 by rules of thumb.
  public let worlds: Int
  /// The mean score of the hand, points and bonus, in those worlds.
  public let score: Double
  /// The share of those worlds in which the contract was made.
  public let chanceOfMaking: Double

  /// A move that nothing was played out for.
  init(_ move: Move) {
    self.move = move
    worlds = 0
    score = 0
    chanceOfMaking = 0
  }

  init(_ move: Move, _ tally: Race.Tally) {
    self.move = move
    worlds = tally.worlds
    let worlds = Double(max(1, tally.worlds))
    score = Double(tally.score) / worlds
    chanceOfMaking = Double(tally.made) / worlds
  }
}
