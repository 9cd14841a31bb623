/// Two or more share the most cards laid: the hand is over without play (RULES: éclat).
public struct Eklat: Hashable, Sendable {
  /// How many cards each of them laid.
  public let level: Int
  /// Those who share the most, by seat.
  public let tied: [Seat]
  /// Of those, who drew level last and pays for it.
  public let last: Seat

  /// An éclat; `last` is one of `tied`.
  public init(level: Int, tied: [Seat], last: Seat) {
    self.level = level
    self.tied = tied
    self.last = last
  }
}
