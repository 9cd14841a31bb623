/// Which card beats which under one contract, built once as tables (RULES: trumps and partner).
///
/// All trumps are one suit and no longer belong to the suit printed on them. Every trump has a
/// strength above every other card; from the top down come double trumps, the Chief's, the Vice's;
/// inside a layer the higher rank. Cards of the same rank in a layer are equal, and of equals the
/// first played holds.
public struct TrickOrder: Sendable {
  /// The cards that are trump.
  public let trumps: CardSet
  /// The cards that follow each card when it leads: its suit without trumps, or all trumps.
  private let following: InlineArray<60, CardSet>
  /// How strong each card is: rank, plus 16 for a layer of trumps.
  private let strengths: InlineArray<60, UInt8>

  /// The order under the Chief's and the Vice's trump; nil for no Vice.
  public init(chiefTrump: Trump, viceTrump: Trump?) {
    let chief = chiefTrump.cards
    let vice = viceTrump?.cards ?? .none
    let trumps = chief | vice
    self.trumps = trumps
    following = InlineArray { index in
      let card = Card(known: index)
      return trumps.contains(card) ? trumps : .suit(card.suit) - trumps
    }
    strengths = InlineArray { index in
      let card = Card(known: index)
      let layer = (chief.contains(card) ? 2 : 0) + (vice.contains(card) ? 1 : 0)
      return UInt8(card.rank.number + 16 * layer)
    }
  }

  /// The cards that follow a led card, whoever holds them.
  @inline(__always) public func following(_ led: Card) -> CardSet {
    following[Int(led.index)]
  }

  /// How strong a card is among trumps, or within its suit.
  @inline(__always) public func strength(_ card: Card) -> UInt8 { strengths[Int(card.index)] }

  /// Whether a card played later takes the trick from the card that holds it.
  @inline(__always) public func beats(_ later: Card, _ holding: Card) -> Bool {
    strength(later) > strength(holding)
      && (trumps.contains(later) || following(holding).contains(later))
  }

  /// What of a hand may be played to a led card: what follows it, else anything.
  @inline(__always) public func legal(from hand: CardSet, led: Card) -> CardSet {
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
