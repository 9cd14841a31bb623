/// One of the 60 cards, as its index in the deck.
///
/// Indices run suit by suit, twelve a suit, in the order 0 1 1 2 3 4 5 6 7 7 8 9. The two 1s and
/// the two 7s of a suit are twins: they have two indices but look and play alike.
public struct Card: Hashable, Sendable {
  /// The index in the deck, 0 to 59.
  public let index: UInt8

  /// The card at an index known to be 0 to 59.
  @inlinable @inline(__always) init(known index: Int) {
    self.index = UInt8(truncatingIfNeeded: index)
  }

  /// The card of a suit and rank; of two twins, the first.
  public init(_ suit: Suit, _ rank: Rank) {
    self.init(known: Int(suit.rawValue) * 12 + Self.firstIndex[rank.number])
  }

  /// The card at an index from 0 to 59; any other stops the program.
  @inlinable @inline(__always) public init(at index: UInt8) {
    precondition(index < 60)
    self.index = index
  }

  @inlinable @inline(__always) public var suit: Suit { Suit(rawValue: index / 12) ?? .black }

  @inlinable @inline(__always) public var rank: Rank {
    Rank(known: Int(Self.numbers &>> (4 &* UInt64(index % 12)) & 0xF))
  }

  /// The card points, 0 to 2.
  @inlinable @inline(__always) public var points: Int { CardSet(self).points }

  /// The twin with the lower index, if this is a second twin.
  public var firstTwin: Card? {
    let withinSuit = index % 12
    return withinSuit == 2 || withinSuit == 9 ? Card(known: Int(index) - 1) : nil
  }

  /// The numbers of a suit's twelve cards, four bits each, the first card last.
  @inlinable static var numbers: UInt64 { 0x9877_6543_2110 }
  private static let firstIndex = [0, 1, 3, 4, 5, 6, 7, 8, 10, 11]
}
