/// A game on the shelf: its number, and how it stands.
public struct ShelfGame: Hashable, Sendable {
  /// The number of its file, by which the program finds it.
  public let number: Int
  /// How it stands; nil when its file cannot be read.
  public let summary: GameSummary?

  /// A game on the shelf.
  public init(number: Int, summary: GameSummary?) {
    self.number = number
    self.summary = summary
  }

  /// Whether it stands before another: games played later first, of those the ones begun later.
  public func isNewer(than other: ShelfGame) -> Bool {
    let (mine, theirs) = (summary?.notes.lastPlayed ?? 0, other.summary?.notes.lastPlayed ?? 0)
    return (mine, number) > (theirs, other.number)
  }
}
