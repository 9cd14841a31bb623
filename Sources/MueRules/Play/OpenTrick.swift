/// The trick on the table, as `TrickPlay` decides it card by card.
///
/// Every card put to it makes a claim, and the greatest claim holds the trick: a number of, from the
/// top down, whether the card follows or is trump, its strength, how many seats were yet to play, the
/// seat, the card and its points. So of equal cards the first one played holds, and finding the
/// winner takes no branch.
@usableFromInline struct OpenTrick: Sendable {
  /// Who leads it.
  @usableFromInline let leader: Seat
  /// How many seats are yet to play to it, once it is led.
  @usableFromInline var left: UInt32
  /// The greatest claim; before the first card only the leader's seat.
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
    claim = UInt32(truncatingIfNeeded: leader.index) &<< 8
  }

  /// Whether nothing has been played to it.
  @inlinable @inline(__always) var isEmpty: Bool { claim < 1 &<< 31 }

  /// The card that holds it, once there is one.
  @inlinable @inline(__always) var winning: Card { Card(known: Int(claim &>> 2 & 63)) }

  /// Who holds it; before the first card who is to lead.
  @inlinable @inline(__always) var winner: Seat { Seat(known: Int(claim &>> 8 & 7)) }

  /// Opens it with a card of its leader.
  @inlinable @inline(__always) mutating func open(
    with card: Card, note: UInt32, following: CardSet, trumps: CardSet
  ) {
    led = card
    self.following = following
    contending = following | trumps
    claim = 1 &<< 31 | take(card, note: note, by: leader)
  }

  /// Puts a later card to it.
  @inlinable @inline(__always)
  mutating func put(_ card: Card, note: UInt32, by seat: Seat) {
    let contends = UInt32(truncatingIfNeeded: contending.bits &>> UInt64(card.index)) &<< 31
    claim = max(claim, contends | take(card, note: note, by: seat))
  }

  /// Takes a card in; returns its claim but for the top bit.
  @inlinable @inline(__always)
  mutating func take(_ card: Card, note: UInt32, by seat: Seat) -> UInt32 {
    left &-= 1
    cards.insert(card)
    points &+= note & 3
    return note | left &<< 11 | UInt32(truncatingIfNeeded: seat.index) &<< 8
  }
}
