/// How long a mind may think about one move.
public struct Limits: Sendable {
  /// The most playouts, at least 0; with none a mind answers by its rules of thumb.
  public let playouts: Int
  /// Whether the time is up; asked every few playouts, and never by a mind that makes none.
  public let isTimeUp: @Sendable () -> Bool

  /// No search runs for ever: without a number this is the most playouts for one move.
  public static let mostPlayouts = 20_000

  /// Limits by a number of playouts, by time, or both; by a number alone thinking is reproducible.
  public init(
    playouts: Int = Limits.mostPlayouts, isTimeUp: @escaping @Sendable () -> Bool = { false }
  ) {
    self.playouts = max(0, playouts)
    self.isTimeUp = isTimeUp
  }
}
