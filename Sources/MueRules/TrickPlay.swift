/// The play of a hand as the search plays it: all hands, the trick on the table, points won.
///
/// A value of about two hundred bytes without references, cheap to copy. It is the only place where
/// a card is played and a trick decided; `Round` plays its cards here too. It trusts its caller:
/// `play` takes only cards of `legal`.
public struct TrickPlay: Sendable {
  public let players: PlayerCount
  /// Which card beats which.
  public let order: TrickOrder
  /// The cards that each seat still holds.
  public var hands: InlineArray<6, CardSet>
  @usableFromInline var won: InlineArray<6, Int>
  @usableFromInline var trick: OpenTrick
  @usableFromInline var mover: Seat

  /// The beginning of the play: the Chief leads.
  public init(players: PlayerCount, order: TrickOrder, hands: [CardSet], chief: Seat) {
    self.players = players
    self.order = order
    self.hands = InlineArray { $0 < hands.count ? hands[$0] : .none }
    won = InlineArray(repeating: 0)
    trick = OpenTrick(leader: chief, players: players)
    mover = chief
  }

  /// Plays a legal card for the seat to move; the last card of a trick gives the trick to its
  /// winner.
  @inlinable @inline(__always) public mutating func play(_ card: Card) {
    let note = order.notes[Int(card.index)]
    if trick.isEmpty {
      let trumps = order.trumps
      trick.open(
        with: card, note: note, following: order.followings[Int(card.index)], trumps: trumps)
    } else {
      trick.put(card, note: note, by: mover)
    }
    hands[mover.index].remove(card)
    mover = players.seat(after: mover)
    if trick.left > 0 { return }
    mover = trick.winner
    won[mover.index] &+= Int(trick.points)
    trick = OpenTrick(leader: mover, players: players)
  }
}

extension TrickPlay {
  /// The cards that the seat to move may play.
  @inlinable @inline(__always) public var legal: CardSet {
    let hand = hands[mover.index]
    let follows = hand & trick.following
    return follows.isEmpty ? hand : follows
  }

  /// Whether all cards have been played.
  @inlinable @inline(__always) public var isOver: Bool { hands[mover.index].isEmpty }

  /// The card points that each seat has won.
  @inlinable @inline(__always) public var points: InlineArray<6, Int> { won }
  @inlinable @inline(__always) public var turn: Seat { mover }
  /// The seat that led the trick on the table; between tricks, the seat to lead.
  @inlinable @inline(__always) public var leader: Seat { trick.leader }
  /// The seat that holds the trick on the table; between tricks, the winner of the last one.
  @inlinable @inline(__always) public var winner: Seat { trick.winner }
  /// The card led; nil between tricks.
  @inlinable @inline(__always) public var led: Card? { trick.isEmpty ? nil : trick.led }
  /// The cards that follow the card led; empty between tricks.
  @inlinable @inline(__always) public var following: CardSet { trick.following }
  /// The card that holds the trick; nil between tricks.
  @inlinable @inline(__always) public var winning: Card? { trick.isEmpty ? nil : trick.winning }
  @inlinable @inline(__always) public var table: CardSet { trick.cards }
}

/// The trick on the table, as `TrickPlay` decides it card by card.
///
/// Every card makes a claim, and the greatest claim holds the trick. A claim is a number with these
/// parts, from the highest bit down: whether the card follows or is trump, its strength, the number
/// of seats that had yet to play, the seat, the card and its points. So the first of two equal
/// cards holds, and finding the winner needs no branch.
@usableFromInline struct OpenTrick: Sendable {
  @usableFromInline let leader: Seat
  /// The number of seats that have yet to play to it, once it is led.
  @usableFromInline var left: UInt32
  /// The greatest claim; before the first card only the leader's seat.
  @usableFromInline var claim: UInt32
  @usableFromInline var points: UInt32 = 0
  /// The card led; meaningless before the first card.
  @usableFromInline var led = Card(known: 0)
  @usableFromInline var cards = CardSet.none
  /// The cards that follow the card led; empty before the first card.
  @usableFromInline var following = CardSet.none
  /// The cards that can win it: those that follow, and trumps.
  @usableFromInline var contending = CardSet.none

  /// A trick that a seat is about to lead.
  @inlinable @inline(__always) init(leader: Seat, players: PlayerCount) {
    self.leader = leader
    left = UInt32(truncatingIfNeeded: players.number)
    claim = UInt32(truncatingIfNeeded: leader.index) &<< 8
  }

  @inlinable @inline(__always) var isEmpty: Bool { claim < 1 &<< 31 }

  /// The card that holds it, once there is one.
  @inlinable @inline(__always) var winning: Card { Card(known: Int(claim &>> 2 & 63)) }

  /// The seat that holds it; before the first card, the seat to lead.
  @inlinable @inline(__always) var winner: Seat { Seat(known: Int(claim &>> 8 & 7)) }

  /// Opens it with a card of the leader.
  @inlinable @inline(__always) mutating func open(
    with card: Card, note: UInt32, following: CardSet, trumps: CardSet
  ) {
    led = card
    self.following = following
    contending = following | trumps
    claim = 1 &<< 31 | take(card, note: note, by: leader)
  }

  /// Adds a later card.
  @inlinable @inline(__always)
  mutating func put(_ card: Card, note: UInt32, by seat: Seat) {
    let contends = UInt32(truncatingIfNeeded: contending.bits &>> UInt64(card.index)) &<< 31
    claim = max(claim, contends | take(card, note: note, by: seat))
  }

  /// Adds a card; returns its claim without the top bit.
  @inlinable @inline(__always)
  mutating func take(_ card: Card, note: UInt32, by seat: Seat) -> UInt32 {
    left &-= 1
    cards.insert(card)
    points &+= note & 3
    return note | left &<< 11 | UInt32(truncatingIfNeeded: seat.index) &<< 8
  }
}
