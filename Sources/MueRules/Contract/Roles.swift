/// What the auction decided: who is Chief, who is Vice, and for how many cards.
public struct Roles: Hashable, Sendable {
  /// The player with most cards laid.
  public let chief: Seat
  /// The player next to the Chief in cards laid, if there is one.
  public let vice: Seat?
  /// How many cards the Chief laid, at least 1.
  public let level: Int

  /// Roles; the caller has checked that they could come up.
  public init(chief: Seat, vice: Seat?, level: Int) {
    self.chief = chief
    self.vice = vice
    self.level = level
  }
}
