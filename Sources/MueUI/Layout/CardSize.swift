import CellGrid
import MueRules

/// The columns and rows of a card.
///
/// Larger faces show more.
struct CardSize: CaseIterable, Comparable, Hashable, Sendable {
  let width: Int
  let height: Int

  /// A number and a symbol.
  static let small = CardSize(width: 4, height: 3)
  /// A number and a symbol in two corners.
  static let medium = CardSize(width: 6, height: 5)
  /// Like `medium`, with a pip for each point of the number.
  static let large = CardSize(width: 9, height: 7)
  /// A number of several cells and a large figure of the suit, instead of pips.
  static let huge = CardSize(width: 15, height: 12)

  /// All sizes, the smallest first.
  static let allCases = [
    small, CardSize(width: 5, height: 4), medium, CardSize(width: 7, height: 6), large,
    CardSize(width: 11, height: 9), huge, CardSize(width: 19, height: 15),
  ]

  /// The number of smaller sizes.
  var step: Int { Self.allCases.count { $0 < self } }

  static func < (first: CardSize, second: CardSize) -> Bool { first.height < second.height }
}
