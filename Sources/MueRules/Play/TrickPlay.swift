/// The play of a hand as the search plays it: all hands, the trick on the table, points won.
///
/// A value of a few hundred bytes without references: copy it and play on. It is the one place where
/// a card is played and a trick decided; `Round` plays its cards here too. It trusts its caller:
/// `play` takes only cards of `legal`.
public struct TrickPlay: Sendable {
  /// The players.
  public let players: PlayerCount
  /// Which card beats which.
  public let order: TrickOrder
  /// The cards each seat still holds.
  public var hands: InlineArray<6, CardSet>
  /// The card points each seat has won.
  public private(set) var points: InlineArray<6, Int>
  /// Whose turn it is.
  public private(set) var turn: Seat
  /// Who led the trick on the table.
  public private(set) var leader: Seat
  /// The card led; nil between tricks.
  public private(set) var led: Card?
  /// Who holds the trick on the table; between tricks who won the last one.
  public private(set) var winner: Seat
  /// The card that holds it.
  public private(set) var winning: Card?
  /// The cards on the table.
  public private(set) var table: CardSet

  /// The beginning of the play: the Chief leads.
  public init(players: PlayerCount, order: TrickOrder, hands: [CardSet], chief: Seat) {
    self.players = players
    self.order = order
    self.hands = InlineArray { $0 < hands.count ? hands[$0] : .none }
    points = InlineArray(repeating: 0)
    turn = chief
    leader = chief
    led = nil
    winner = chief
    winning = nil
    table = .none
  }

  /// What the seat to move may play.
  @inline(__always) public var legal: CardSet {
    let hand = hands[turn.index]
    guard let led else { return hand }
    return order.legal(from: hand, led: led)
  }

  /// Whether all cards have been played.
  @inline(__always) public var isOver: Bool { led == nil && hands[turn.index].isEmpty }

  /// Plays a legal card for the seat to move; the last card of a trick gives it to its winner.
  @inline(__always) public mutating func play(_ card: Card) {
    hands[turn.index].remove(card)
    table.insert(card)
    if let holding = winning {
      if order.beats(card, holding) {
        winner = turn
        winning = card
      }
    } else {
      leader = turn
      led = card
      winner = turn
      winning = card
    }
    turn = players.seat(after: turn)
    if turn == leader { finishTrick() }
  }

  @inline(__always) private mutating func finishTrick() {
    points[winner.index] &+= table.points
    table = .none
    turn = winner
    leader = winner
    led = nil
    winning = nil
  }
}
