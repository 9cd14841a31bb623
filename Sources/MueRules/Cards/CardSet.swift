/// A set of cards as one machine word: bit *n* is the card at place *n*.
public struct CardSet: Hashable, Sendable {
  /// The bits; bits 60 to 63 are never set.
  public var bits: UInt64

  /// A set by its bits; bits beyond the deck are dropped.
  @inlinable @inline(__always) public init(bits: UInt64) { self.bits = bits & Self.deckBits }

  /// For bits known to be of the deck.
  @inlinable @inline(__always) init(known bits: UInt64) { self.bits = bits }

  /// The set of one card.
  @inlinable @inline(__always) public init(_ card: Card) { bits = 1 &<< UInt64(card.index) }

  /// No card.
  @inlinable @inline(__always) public static var none: CardSet { CardSet(known: 0) }
  /// All 60 cards.
  @inlinable @inline(__always) public static var deck: CardSet { CardSet(known: deckBits) }

  /// The twelve cards printed with a suit.
  public static func suit(_ suit: Suit) -> CardSet {
    CardSet(bits: 0xFFF &<< (12 * UInt64(suit.rawValue)))
  }

  /// All cards printed with a number.
  public static func rank(_ rank: Rank) -> CardSet {
    CardSet(bits: rankBits[rank.number] &* everySuit)
  }

  /// How many cards.
  @inlinable @inline(__always) public var count: Int { bits.nonzeroBitCount }
  /// Whether there is none.
  @inlinable @inline(__always) public var isEmpty: Bool { bits == 0 }

  /// The card points of all the cards: the 6s and 7s count two, the 1s and 9s none.
  @inlinable @inline(__always) public var points: Int {
    (bits & Self.countingBits).nonzeroBitCount &+ (bits & Self.doubleBits).nonzeroBitCount
  }

  /// Whether a card is among them.
  @inlinable @inline(__always) public func contains(_ card: Card) -> Bool {
    bits &>> UInt64(card.index) & 1 == 1
  }

  /// Whether all cards of another set are among them.
  @inlinable @inline(__always) public func contains(_ other: CardSet) -> Bool {
    other.bits & ~bits == 0
  }

  /// Adds a card.
  @inlinable @inline(__always) public mutating func insert(_ card: Card) {
    bits |= 1 &<< UInt64(card.index)
  }

  /// Takes a card away.
  @inlinable @inline(__always) public mutating func remove(_ card: Card) {
    let place = UInt64(card.index)
    bits &= ~1 &<< place | ~1 &>> (64 &- place)
  }

  /// The cards of either set.
  @inlinable @inline(__always) public static func | (left: CardSet, right: CardSet) -> CardSet {
    CardSet(known: left.bits | right.bits)
  }

  /// The cards of both sets.
  @inlinable @inline(__always) public static func & (left: CardSet, right: CardSet) -> CardSet {
    CardSet(known: left.bits & right.bits)
  }

  /// The cards of the first set that are not in the second.
  @inlinable @inline(__always) public static func - (left: CardSet, right: CardSet) -> CardSet {
    CardSet(known: left.bits & ~right.bits)
  }

  /// The card that comes first in the deck; nil of no cards.
  @inlinable @inline(__always) public var first: Card? {
    bits == 0 ? nil : Card(known: bits.trailingZeroBitCount)
  }

  /// The *n*-th card in deck order; nil when there are not so many.
  @inlinable public subscript(nth position: Int) -> Card? {
    guard position >= 0, position < count else { return nil }
    var rest = bits
    for _ in 0..<position { rest &= rest &- 1 }
    return Card(known: rest.trailingZeroBitCount)
  }

  /// The set with every second twin exchanged for the first one where that is missing from the
  /// set but in `hand`: of cards that look alike the first goes first (our choice).
  func canonical(in hand: CardSet) -> CardSet {
    let seconds = bits & Self.secondTwinBits
    let moving = seconds & ~(bits &<< 1) & (hand.bits &<< 1)
    return CardSet(bits: bits & ~moving | moving &>> 1)
  }

  /// The second twins in the set whose first twins are not in another set.
  func secondTwins(without firsts: CardSet) -> CardSet {
    CardSet(bits: bits & Self.secondTwinBits & ~(firsts.bits &<< 1))
  }

  /// The set in which some second twins and their first twins have changed places.
  func exchangingTwins(_ seconds: CardSet) -> CardSet {
    let both = seconds.bits | seconds.bits &>> 1
    return CardSet(
      bits: bits & ~both | (bits & seconds.bits) &>> 1 | bits &<< 1 & seconds.bits)
  }

  /// The set without second twins whose first twin is in the set: one of each look.
  @inlinable @inline(__always) public var looks: CardSet {
    CardSet(known: bits & ~(bits & Self.secondTwinBits & bits &<< 1))
  }

  @inlinable static var everySuit: UInt64 { 0x1_0010_0100_1001 }
  private static let rankBits: [UInt64] = [
    0b1, 0b110, 0b1000, 0b1_0000, 0b10_0000, 0b100_0000, 0b1000_0000, 0b11_0000_0000,
    0b100_0000_0000, 0b1000_0000_0000,
  ]
  @inlinable static var deckBits: UInt64 { (1 &<< 60) &- 1 }
  @inlinable static var countingBits: UInt64 { 0b0111_1111_1001 &* everySuit }
  @inlinable static var doubleBits: UInt64 { 0b0011_1000_0000 &* everySuit }
  @inlinable static var secondTwinBits: UInt64 { 0b0010_0000_0100 &* everySuit }
}

extension CardSet: Sequence {
  /// Walks the cards in deck order.
  public struct Iterator: IteratorProtocol {
    @usableFromInline var rest: UInt64
    @inlinable @inline(__always) init(rest: UInt64) { self.rest = rest }
    /// The next card in deck order.
    @inlinable @inline(__always) public mutating func next() -> Card? {
      guard rest != 0 else { return nil }
      defer { rest &= rest &- 1 }
      return Card(known: rest.trailingZeroBitCount)
    }
  }

  /// The cards in deck order.
  @inlinable @inline(__always) public func makeIterator() -> Iterator { Iterator(rest: bits) }
  /// Exactly the number of cards.
  public var underestimatedCount: Int { count }
}

extension CardSet: ExpressibleByArrayLiteral {
  /// The set of the cards listed.
  public init(arrayLiteral cards: Card...) { self.init(cards) }

  /// The set of some cards.
  public init(_ cards: some Sequence<Card>) {
    self.init(bits: 0)
    for card in cards { insert(card) }
  }
}
