/// An éclat: two or more seats share the most cards laid, and the hand ends without play (RULES).
public struct Eclat: Hashable, Sendable {
  /// The number of cards that each of them laid.
  public let level: Int
  /// The seats that share the most, in seat order.
  public let tied: [Seat]
  /// The seat among them that drew level last and pays for it.
  public let last: Seat

  /// An éclat; `last` is one of `tied`.
  public init(level: Int, tied: [Seat], last: Seat) {
    self.level = level
    self.tied = tied
    self.last = last
  }
}
