/// A set of cards as one machine word: bit *n* is the card with index *n*.
public struct CardSet: Hashable, Sendable {
  /// The bits; bits 60 to 63 are never set.
  public var bits: UInt64

  /// A set from its bits; bits beyond the deck are dropped.
  @inlinable @inline(__always) public init(bits: UInt64) { self.bits = bits & Self.deckBits }

  /// A set from bits known to be in the deck.
  @inlinable @inline(__always) init(known bits: UInt64) { self.bits = bits }

  @inlinable @inline(__always) public init(_ card: Card) { bits = 1 &<< UInt64(card.index) }

  @inlinable @inline(__always) public static var none: CardSet { CardSet(known: 0) }
  /// All 60 cards.
  @inlinable @inline(__always) public static var deck: CardSet { CardSet(known: deckBits) }

  /// The twelve cards printed with a suit.
  @inlinable @inline(__always) public static func suit(_ suit: Suit) -> CardSet {
    CardSet(bits: 0xFFF &<< (12 * UInt64(suit.rawValue)))
  }

  /// All cards printed with a number.
  @inlinable @inline(__always) public static func rank(_ rank: Rank) -> CardSet {
    let number = UInt64(truncatingIfNeeded: rank.number)
    let twin: UInt64 = rank.isTwin ? 0b11 : 0b1
    // One card of each suit is a twin of each number above 1, and another above 7.
    let index = number &+ (number > 1 ? 1 : 0) &+ (number > 7 ? 1 : 0)
    return CardSet(known: twin &<< index &* everySuit)
  }

  @inlinable @inline(__always) public var count: Int { bits.nonzeroBitCount }
  @inlinable @inline(__always) public var isEmpty: Bool { bits == 0 }

  /// The card points of all cards: the 6s and 7s count two, the 1s and 9s none.
  @inlinable @inline(__always) public var points: Int {
    (bits & Self.countingBits).nonzeroBitCount &+ (bits & Self.doubleBits).nonzeroBitCount
  }

  public var numberSum: Int {
    // The cards whose number has a certain binary digit.
    func digit(_ cards: UInt64) -> Int { (bits & (cards &* Self.everySuit)).nonzeroBitCount }
    return digit(0xB56) &+ 2 &* digit(0x398) &+ 4 &* digit(0x3E0) &+ 8 &* digit(0xC00)
  }

  public var suitCount: Int {
    var count = 0
    for suit in 0..<5 where bits &>> (12 &* UInt64(suit)) & 0xFFF != 0 { count &+= 1 }
    return count
  }

  /// Whether a card is in the set.
  @inlinable @inline(__always) public func contains(_ card: Card) -> Bool {
    bits &>> UInt64(card.index) & 1 == 1
  }

  /// Whether all cards of another set are in this one.
  @inlinable @inline(__always) public func contains(_ other: CardSet) -> Bool {
    other.bits & ~bits == 0
  }

  /// Adds a card.
  @inlinable @inline(__always) public mutating func insert(_ card: Card) {
    bits |= 1 &<< UInt64(card.index)
  }

  /// Removes a card.
  @inlinable @inline(__always) public mutating func remove(_ card: Card) {
    let index = UInt64(card.index)
    bits &= ~1 &<< index | ~1 &>> (64 &- index)
  }

  /// The union of two sets.
  @inlinable @inline(__always) public static func | (left: CardSet, right: CardSet) -> CardSet {
    CardSet(known: left.bits | right.bits)
  }

  /// The intersection of two sets.
  @inlinable @inline(__always) public static func & (left: CardSet, right: CardSet) -> CardSet {
    CardSet(known: left.bits & right.bits)
  }

  /// The cards of the first set that are not in the second.
  @inlinable @inline(__always) public static func - (left: CardSet, right: CardSet) -> CardSet {
    CardSet(known: left.bits & ~right.bits)
  }

  /// The first card in deck order; nil for the empty set.
  @inlinable @inline(__always) public var first: Card? {
    bits == 0 ? nil : Card(known: bits.trailingZeroBitCount)
  }

  /// The *n*-th card in deck order; nil if there are not that many.
  @inlinable public subscript(nth position: Int) -> Card? {
    guard position >= 0, position < count else { return nil }
    var rest = bits
    for _ in 0..<position { rest &= rest &- 1 }
    return Card(known: rest.trailingZeroBitCount)
  }

  /// The set with every second twin replaced by its first twin, if that one is in `hand` but not in
  /// the set.
  ///
  /// So of two twins, the first is always used first (our choice).
  func canonical(in hand: CardSet) -> CardSet {
    let seconds = bits & Self.secondTwinBits
    let moving = seconds & ~(bits &<< 1) & (hand.bits &<< 1)
    return CardSet(bits: bits & ~moving | moving &>> 1)
  }

  /// The second twins in the set whose first twins are not in another set.
  func secondTwins(without firsts: CardSet) -> CardSet {
    CardSet(bits: bits & Self.secondTwinBits & ~(firsts.bits &<< 1))
  }

  /// The set with some second twins and their first twins exchanged.
  func exchangingTwins(_ seconds: CardSet) -> CardSet {
    let both = seconds.bits | seconds.bits &>> 1
    return CardSet(
      bits: bits & ~both | (bits & seconds.bits) &>> 1 | bits &<< 1 & seconds.bits)
  }

  /// The set without second twins whose first twin is in it: one card of each kind.
  @inlinable @inline(__always) public var looks: CardSet {
    CardSet(known: bits & ~(bits & Self.secondTwinBits & bits &<< 1))
  }

  @inlinable static var everySuit: UInt64 { 0x001_001_001_001_001 }
  @inlinable static var deckBits: UInt64 { 0xFFF_FFF_FFF_FFF_FFF }
  @inlinable static var countingBits: UInt64 { 0x7F9_7F9_7F9_7F9_7F9 }
  @inlinable static var doubleBits: UInt64 { 0x380_380_380_380_380 }
  @inlinable static var secondTwinBits: UInt64 { 0x204_204_204_204_204 }
}

extension CardSet: Sequence {
  /// Iterates over the cards in deck order.
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
  public var underestimatedCount: Int { count }
}

extension CardSet: ExpressibleByArrayLiteral {
  public init(arrayLiteral cards: Card...) { self.init(cards) }

  public init(_ cards: some Sequence<Card>) {
    self.init(bits: 0)
    for card in cards { insert(card) }
  }
}
