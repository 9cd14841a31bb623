extension TrickPlay {
  /// Where a play stands, without the order of the cards, which stays the same: so it is small.
  public struct Position: Sendable {
    @usableFromInline let hands: InlineArray<6, CardSet>
    @usableFromInline let won: InlineArray<6, Int>
    @usableFromInline let trick: OpenTrick
    @usableFromInline let mover: Seat

    @inlinable @inline(__always)
    init(
      hands: InlineArray<6, CardSet>, won: InlineArray<6, Int>, trick: OpenTrick, mover: Seat
    ) {
      self.hands = hands
      self.won = won
      self.trick = trick
      self.mover = mover
    }
  }
}
