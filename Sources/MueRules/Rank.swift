/// The number on a card, 0 to 9.
public struct Rank: Hashable, Comparable, Sendable {
  /// The number itself, 0 to 9.
  public let number: Int

  /// The rank with a number; nil outside 0 to 9.
  public init?(_ number: Int) {
    guard (0...9).contains(number) else { return nil }
    self.number = number
  }

  /// The rank with a number known to be 0 to 9.
  @inlinable @inline(__always) init(known number: Int) { self.number = number }

  /// All ten ranks, lowest first.
  public static let all: [Rank] = (0...9).map(Rank.init(known:))

  /// The card points of this rank (RULES: the deck): 0, 1 or 2.
  public var points: Int {
    switch number {
    case 6, 7: 2
    case 1, 9: 0
    default: 1
    }
  }

  /// Whether a suit has this rank twice: the 1 and the 7.
  @inlinable @inline(__always) public var isTwin: Bool { number == 1 || number == 7 }

  /// Compares the numbers.
  public static func < (left: Rank, right: Rank) -> Bool { left.number < right.number }
}
