import CArena
import MueRules

/// Plays a hand to its end over and over, every card at random.
public struct RandomPlayouts: Sendable {
  /// The instructions that pick cards.
  public enum Instructions: Sendable {
    /// The fastest of this processor.
    case quickest
    /// Those of every processor.
    case portable
  }

  private let start: TrickPlay
  private let isQuick: Bool

  /// Playouts from a point of the play; both kinds of instructions pick the same cards.
  public init(from start: TrickPlay, instructions: Instructions = .quickest) {
    self.start = start
    isQuick = instructions == .quickest && FastPicking.isPossible
  }

  /// The sum of the card points that each seat wins in a number of playouts; the same for the same seed.
  public func points(_ playouts: Int, seed: UInt64) -> InlineArray<6, Int> {
    isQuick
      ? run(ChanceChooser<FastPicking>(generator: SeededGenerator(seed: seed)), playouts)
      : run(ChanceChooser<PortablePicking>(generator: SeededGenerator(seed: seed)), playouts)
  }

  @inline(__always)
  private func run(_ chooser: some CardChooser, _ playouts: Int) -> InlineArray<6, Int> {
    var sums = InlineArray<6, Int>(repeating: 0)
    var chooser = chooser
    let beginning = start.position
    var play = start
    for _ in 0..<playouts {
      play.rewind(to: beginning)
      play.playOut(&chooser)
      for seat in 0..<6 { sums[seat] &+= play.points[seat] }
    }
    return sums
  }
}

/// Chooses uniformly among the legal cards.
struct ChanceChooser<Pick: Picking>: CardChooser {
  var generator: SeededGenerator

  @inline(__always)
  mutating func card(of legal: CardSet) -> Card { Pick.card(of: legal, generator.next()) }
}

/// Picks cards by the instructions PDEP (BMI2) and POPCNT, on processors that have them.
enum FastPicking: Picking {
  /// Whether this processor has them.
  static let isPossible = pick_is_quick() != 0

  @inline(__always)
  static func card(of cards: CardSet, _ random: UInt64) -> Card {
    Card(at: pick_quick(cards.bits, random))
  }
}

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

/// A way to pick one of several cards by a random number.
protocol Picking {
  /// The *n*-th card, where *n* is `random` times their number, divided by 2⁶⁴.
  static func card(of cards: CardSet, _ random: UInt64) -> Card
}
