import CArena
import MueRules

/// Plays a hand to its end over and over, every card by chance alone.
public struct RandomPlayouts: Sendable {
  /// How cards are picked: by the quickest instructions there are, or as on every processor.
  public enum Instructions: Sendable {
    /// The quickest that this processor has.
    case quickest
    /// Those that every processor has.
    case portable
  }

  private let start: TrickPlay
  private let isQuick: Bool

  /// Playouts from a point of the play; both kinds of instructions play the same cards.
  public init(from start: TrickPlay, instructions: Instructions = .quickest) {
    self.start = start
    isQuick = instructions == .quickest && FastPicking.isPossible
  }

  /// The card points that each seat wins in so many playouts together; the same for the same seed.
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

/// Chooses among the cards that may be played, each as likely as any other.
struct ChanceChooser<Pick: Picking>: CardChooser {
  var generator: SeededGenerator

  @inline(__always)
  mutating func card(of legal: CardSet) -> Card { Pick.card(of: legal, generator.next()) }
}

/// Picks cards by the instructions BMI2 and POPCNT, on processors that have them.
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

/// How one card is picked out of several by a random number.
protocol Picking {
  /// The card that comes *n*-th in the deck, *n* being `random` times their number over 2⁶⁴.
  static func card(of cards: CardSet, _ random: UInt64) -> Card
}
