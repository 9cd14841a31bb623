/// Which card beats which under one contract, built once as tables (RULES: trumps and partner).
///
/// All trumps are one suit and no longer belong to the suit printed on them. Every trump has a
/// strength above every other card; from the top down come double trumps, the Chief's, the Vice's;
/// inside a layer the higher rank. Cards of the same rank in a layer are equal, and of equals the
/// first played holds.
public struct TrickOrder: Sendable {
  /// The cards that are trump.
  public let trumps: CardSet
  /// What a trick notes of each card, one look for all: from bit 14 its strength, from bit 2
  /// the card itself, below its card points.
  @usableFromInline let notes: InlineArray<60, UInt32>
  /// The cards that follow each card when it leads.
  @usableFromInline let followings: InlineArray<60, CardSet>

  /// The order under the Chief's and the Vice's trump; nil for no Vice.
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

  /// The cards that follow a led card, whoever holds them: its suit without trumps, or all trumps.
  @inlinable @inline(__always) public func following(_ led: Card) -> CardSet {
    followings[Int(led.index)]
  }

  /// How strong a card is among trumps, or within its suit: its rank, and 16 for a layer of trumps.
  @inlinable @inline(__always) public func strength(_ card: Card) -> UInt8 {
    UInt8(truncatingIfNeeded: notes[Int(card.index)] &>> 14)
  }

  /// Whether a card played later takes the trick from the card that holds it.
  @inlinable @inline(__always) public func beats(_ later: Card, _ holding: Card) -> Bool {
    strength(later) > strength(holding)
      && (trumps | following(holding)).contains(later)
  }

  /// What of a hand may be played to a led card: what follows it, else anything.
  @inlinable @inline(__always) public func legal(from hand: CardSet, led: Card) -> CardSet {
    let follows = hand & following(led)
    return follows.isEmpty ? hand : follows
  }

  /// The trumps in their layers, strongest first: double trumps, the Chief's, the Vice's; layers
  /// that hold no card of the deck are left out.
  public func layers(in deck: CardSet) -> [CardSet] {
    [3, 2, 1].map { layer in CardSet((trumps & deck).filter { strength($0) / 16 == layer }) }
      .filter { !$0.isEmpty }
  }
}
