import MueRules

/// Picks cards on every processor.
enum PortablePicking: Picking {
  @inline(__always)
  static func card(of cards: CardSet, _ random: UInt64) -> Card {
    var rest = cards.bits
    var before = random.multipliedFullWidth(by: UInt64(cards.count)).high
    while before > 0 {
      rest &= rest &- 1
      before &-= 1
    }
    return Card(at: UInt8(truncatingIfNeeded: rest.trailingZeroBitCount))
  }
}
