import MueRules

/// A bot's expectations of one move.
public struct Evaluation: Hashable, Sendable {
  public let move: Move
  /// The number of worlds it was played out in; 0 if it was not.
  public let worlds: Int
  /// The mean score of the hand, points and bonus, over those worlds.
  public let score: Double
  /// The probability, from 0 to 1, that the contract is made: the share of worlds in which it was.
  public let chanceOfMaking: Double
  /// The mean probability of winning the match, from 0 to 1, over those worlds; nil where only the
  /// hand's score counts.
  public let chanceOfWinning: Double?

  init(
    _ move: Move, worlds: Int = 0, score: Double = 0, chanceOfMaking: Double = 0,
    chanceOfWinning: Double? = nil
  ) {
    self.move = move
    self.worlds = worlds
    self.score = score
    self.chanceOfMaking = chanceOfMaking
    self.chanceOfWinning = chanceOfWinning
  }

  init(_ move: Move, _ tally: SuccessiveHalving.Tally, _ utility: Utility) {
    self.move = move
    chanceOfWinning = utility.chanceOfWinning(in: tally)
    worlds = tally.worlds
    let worlds = Double(max(1, tally.worlds))
    score = Double(tally.score) / worlds
    chanceOfMaking = Double(tally.made) / worlds
  }
}
