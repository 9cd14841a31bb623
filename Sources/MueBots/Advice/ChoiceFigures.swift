/// The figures of a move as they are shown, in whole points and per cent.
///
/// Choices are in the order of these figures, so that no order contradicts what is shown.
public struct ChoiceFigures: Hashable, Sendable {
  /// The chance of winning the match; nil where points count.
  public let wins: Int?
  public let score: Int
  /// The chance that the contract is made; it decides nothing.
  public let chance: Int

  init(_ evaluation: Evaluation) {
    wins = evaluation.chanceOfWinning.map(\.inPercent)
    score = Int(evaluation.score.rounded())
    chance = evaluation.chanceOfMaking.inPercent
  }

  /// Whether these figures are worse: a smaller chance of winning the match or, where that is equal or
  /// does not count, fewer points.
  public func isBelow(_ other: Self) -> Bool {
    (wins ?? 0, score) < (other.wins ?? 0, other.score)
  }
}
