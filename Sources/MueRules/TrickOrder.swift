/// Which card beats which under one contract, computed once as tables (RULES: trumps and partner).
///
/// All trumps form one suit and no longer belong to the suit printed on them. Every trump is
/// stronger than any other card; from the top down there are double trumps, the Chief's and the
/// Vice's, and within a layer the higher rank wins. Cards of the same rank in a layer are equal,
/// and the first of two equal cards holds.
public struct TrickOrder: Sendable {
  public let trumps: CardSet
  /// The data of each card that a trick needs, in one word: from bit 14 its strength, from bit 2
  /// the card itself, and below its card points.
  @usableFromInline let notes: InlineArray<60, UInt32>
  /// The cards that follow each card when it leads.
  @usableFromInline let followings: InlineArray<60, CardSet>

  /// The order under the Chief's and the Vice's trump; nil if there is no Vice.
  public init(chiefTrump: Trump, viceTrump: Trump?) {
    let chief = chiefTrump.cards
    let vice = viceTrump?.cards ?? .none
    let trumps = chief | vice
    self.trumps = trumps
    followings = InlineArray { index in
      let card = Card(known: index)
      return trumps.contains(card) ? trumps : .suit(card.suit) - trumps
    }
    notes = InlineArray { index in
      let card = Card(known: index)
      let layer = (chief.contains(card) ? 2 : 0) + (vice.contains(card) ? 1 : 0)
      let strength = card.rank.number + 16 * layer
      return UInt32(strength << 14 | index << 2 | card.points)
    }
  }

  /// All cards that follow a led card: those of its suit that are not trump, or all trumps.
  @inlinable @inline(__always) public func following(_ led: Card) -> CardSet {
    followings[Int(led.index)]
  }

  /// The strength of a card among trumps or within its suit: its rank, plus 16 times its layer of
  /// trumps, 1 to 3.
  @inlinable @inline(__always) public func strength(_ card: Card) -> UInt8 {
    UInt8(truncatingIfNeeded: notes[Int(card.index)] &>> 14)
  }

  /// Whether a card played later beats the card that holds the trick.
  @inlinable @inline(__always) public func beats(_ later: Card, _ holding: Card) -> Bool {
    strength(later) > strength(holding)
      && (trumps | following(holding)).contains(later)
  }

  /// For each card, by its index, the cards that beat it when played later.
  public var beaters: InlineArray<60, CardSet> {
    let notes = notes.span
    let followings = followings.span
    return InlineArray { holding in
      let strength = notes[holding] &>> 14
      var beaters = CardSet.none
      for later in trumps | followings[holding] where notes[Int(later.index)] &>> 14 > strength {
        beaters.insert(later)
      }
      return beaters
    }
  }

  /// The cards of a hand that may be played to a led card: those that follow it, or else any.
  @inlinable @inline(__always) public func legal(from hand: CardSet, led: Card) -> CardSet {
    let follows = hand & following(led)
    return follows.isEmpty ? hand : follows
  }

  /// The trumps in layers, the strongest first: double trumps, the Chief's, the Vice's.
  ///
  /// Layers without a card of the deck are left out.
  public func layers(in deck: CardSet) -> [CardSet] {
    [3, 2, 1].map { layer in CardSet((trumps & deck).filter { strength($0) / 16 == layer }) }
      .filter { !$0.isEmpty }
  }
}
