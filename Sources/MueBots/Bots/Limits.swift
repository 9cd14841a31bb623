/// How long a mind may think about one move.
public struct Limits: Sendable {
  /// The most playouts, at least 0; with none a mind answers by its rules of thumb.
  public let playouts: Int
  /// Whether the time is up; asked every few playouts, and never by a mind that makes none.
  public let isTimeUp: @Sendable () -> Bool
  /// Where the match stands; nil to play each hand for its own score.
  public let standing: Standing?

  /// For how long a computer player at a table thinks about a move at most, in milliseconds.
  public static let tableMilliseconds = 250

  /// No search runs for ever: without a number this is the most playouts for one move.
  public static let mostPlayouts = 20_000

  /// Limits by a number of playouts, by time, or both; by a number alone thinking is reproducible.
  public init(
    playouts: Int = Limits.mostPlayouts, standing: Standing? = nil,
    isTimeUp: @escaping @Sendable () -> Bool = { false }
  ) {
    self.standing = standing
    self.playouts = max(0, playouts)
    self.isTimeUp = isTimeUp
  }

  /// The same limits with no more than some playouts.
  func atMost(_ most: Int) -> Limits {
    Limits(playouts: min(playouts, most), standing: standing, isTimeUp: isTimeUp)
  }
}
