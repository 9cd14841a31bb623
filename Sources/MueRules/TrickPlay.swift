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

/// One trick, finished or not: the leader, the cards clockwise from there, and the seat that holds
/// it.
public struct Trick: Hashable, Sendable {
  /// The seat that led it.
  public let leader: Seat
  /// The cards in the order played, at most one from each seat.
  public internal(set) var cards: [Card]
  /// The seat that holds it so far, or won it once it is finished.
  public internal(set) var winner: Seat

  public var points: Int { cards.reduce(0) { $0 + $1.points } }

  /// The card that a seat has played to it; nil if it has not.
  public func card(of seat: Seat, _ players: PlayerCount) -> Card? {
    let index = (seat.index - leader.index + players.number) % players.number
    return index < cards.count ? cards[index] : nil
  }
}

/// The trick on the table, as `TrickPlay` decides it card by card.
///
/// Every card makes a claim, and the greatest claim holds the trick. A claim is a number with these
/// parts, from the highest bit down: whether the card follows or is trump, its strength, the number
/// of seats that had yet to play, the seat, the card and its points. So the first of two equal
/// cards holds, and finding the winner needs no branch.
@usableFromInline struct OpenTrick: Sendable {
  /// The seat that leads it.
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

  /// Whether no card has been played to it.
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

/// Which card beats which under one contract, computed once as tables (RULES: trumps and partner).
///
/// All trumps form one suit and no longer belong to the suit printed on them. Every trump is
/// stronger than any other card; from the top down there are double trumps, the Chief's and the
/// Vice's, and within a layer the higher rank wins. Cards of the same rank in a layer are equal,
/// and the first of two equal cards holds.
public struct TrickOrder: Sendable {
  /// The cards that are trump.
  public let trumps: CardSet
  /// What a trick needs to know of each card, in one word: from bit 14 its strength, from bit 2 the
  /// card itself, and below its card points.
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
