/// The trick on the table, as `TrickPlay` decides it card by card.
///
/// Every card put to it makes a claim, and the greatest claim holds the trick: a number of, from the
/// top down, the card's weight, how many seats were yet to play, and the card itself. So of equal
/// cards the first one played holds, and finding the winner takes no branch.
@usableFromInline struct OpenTrick: Sendable {
  /// Who leads it.
  @usableFromInline let leader: Seat
  /// How many seats are yet to play to it, once it is led.
  @usableFromInline var left: UInt32
  /// The greatest claim; 0 before the first card.
  @usableFromInline var claim: UInt32
  /// The card points in it.
  @usableFromInline var points: UInt32 = 0
  /// The card led; it means nothing before the first card.
  @usableFromInline var led = Card(known: 0)
  /// The cards in it.
  @usableFromInline var cards = CardSet.none
  /// The cards that follow the card led; none before the first card.
  @usableFromInline var following = CardSet.none
  /// The cards that may take it: those that follow, and trumps.
  @usableFromInline var contending = CardSet.none

  /// A trick that a seat is about to lead.
  @inlinable @inline(__always) init(leader: Seat, players: PlayerCount) {
    self.leader = leader
    left = UInt32(truncatingIfNeeded: players.number)
    claim = UInt32(truncatingIfNeeded: leader.index) &<< 6
  }

  /// Whether nothing has been played to it.
  @inlinable @inline(__always) var isEmpty: Bool { claim < 1 &<< 9 }

  /// The card that holds it, once there is one.
  @inlinable @inline(__always) var winning: Card { Card(known: Int(claim & 63)) }

  /// Who holds it; before the first card who is to lead.
  @inlinable @inline(__always) var winner: Seat { Seat(known: Int(claim &>> 6 & 7)) }

  /// Opens it with a card of its leader.
  @inlinable @inline(__always) mutating func open(
    with card: Card, weight: UInt8, following: CardSet, trumps: CardSet
  ) {
    led = card
    self.following = following
    contending = following | trumps
    put(card, weight: weight, by: leader)
  }

  /// Puts a card to it.
  @inlinable @inline(__always) mutating func put(_ card: Card, weight: UInt8, by seat: Seat) {
    left &-= 1
    cards.insert(card)
    let weight = UInt32(weight)
    points &+= weight & 3
    let takes = UInt32(truncatingIfNeeded: contending.bits &>> UInt64(card.index) & 1)
    let place = left &<< 9 | UInt32(truncatingIfNeeded: seat.index) &<< 6
    claim = max(claim, takes &* (weight &<< 12 | place | UInt32(card.index)))
  }
}
