import CArena
import MueRules

/// Picks cards by the instructions BMI2 and POPCNT, on processors that have them.
enum FastPicking: Picking {
  /// Whether this processor has them.
  static let isPossible = pick_is_quick() != 0

  @inline(__always)
  static func card(of cards: CardSet, _ random: UInt64) -> Card {
    Card(at: pick_quick(cards.bits, random))
  }
}
