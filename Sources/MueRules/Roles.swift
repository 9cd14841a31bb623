/// What the auction decided: Chief, Vice, and the number of cards.
public struct Roles: Hashable, Sendable {
  /// The player with the most cards laid.
  public let chief: Seat
  /// The player with the second most cards laid, if there is one.
  public let vice: Seat?
  /// The number of cards that the Chief laid, at least 1.
  public let level: Int

  /// Roles; the caller has checked that they are possible.
  public init(chief: Seat, vice: Seat?, level: Int) {
    self.chief = chief
    self.vice = vice
    self.level = level
  }
}
