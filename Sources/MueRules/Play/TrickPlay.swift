/// The play of a hand as the search plays it: all hands, the trick on the table, points won.
///
/// A value of about two hundred bytes without references, cheap to copy. It is the only place where
/// a card is played and a trick decided; `Round` plays its cards here too. It trusts its caller:
/// `play` takes only cards of `legal`.
public struct TrickPlay: Sendable {
  /// The players.
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
  /// Whose turn it is.
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
  /// The cards on the table.
  @inlinable @inline(__always) public var table: CardSet { trick.cards }
}
