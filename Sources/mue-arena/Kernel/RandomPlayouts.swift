import CArena
import MueRules

/// Plays a hand to its end over and over, every card drawn uniformly from the legal ones.
struct RandomPlayouts: Sendable {
  private let start: TrickPlay
  private let isQuick: Bool

  /// Playouts from a point of the play, by the instructions PDEP (BMI2) and POPCNT where this processor has them,
  /// or by those of every processor; both pick the same cards.
  init(from start: TrickPlay, isPortable: Bool = false) {
    self.start = start
    isQuick = !isPortable && pick_is_quick() != 0
  }

  /// The sum of the card points that each seat wins in a number of playouts; the same for the same seed.
  func points(_ playouts: Int, seed: UInt64) -> InlineArray<6, Int> {
    isQuick
      ? run(playouts, seed) { Card(at: pick_quick($0.bits, $1)) } : run(playouts, seed, Self.pick)
  }

  /// The *n*-th of some cards, where *n* is `random` times their number, divided by 2⁶⁴.
  @inline(__always)
  private static func pick(_ cards: CardSet, _ random: UInt64) -> Card {
    var rest = cards.bits
    var before = random.multipliedFullWidth(by: UInt64(cards.count)).high
    while before > 0 {
      rest &= rest &- 1
      before &-= 1
    }
    return Card(at: UInt8(truncatingIfNeeded: rest.trailingZeroBitCount))
  }

  @inline(__always)
  private func run(
    _ playouts: Int, _ seed: UInt64, _ pick: (CardSet, UInt64) -> Card
  ) -> InlineArray<6, Int> {
    var sums = InlineArray<6, Int>(repeating: 0)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<playouts {
      var play = start
      while !play.isOver { play.play(pick(play.legal, generator.next())) }
      for seat in 0..<6 { sums[seat] &+= play.points[seat] }
    }
    return sums
  }
}
