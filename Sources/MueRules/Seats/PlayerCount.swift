/// How many sit at the table: three to six; with it the deck, the deal and the targets are given.
public enum PlayerCount: Int, CaseIterable, Hashable, Sendable {
  /// Three players.
  case three = 3
  /// Four players.
  case four
  /// Five players.
  case five
  /// Six players.
  case six

  /// The number itself.
  @inlinable @inline(__always) public var number: Int {
    switch self {
    case .three: 3
    case .four: 4
    case .five: 5
    case .six: 6
    }
  }

  /// The cards in play: all 60, but for three players without green and black (our choice).
  public var deck: CardSet {
    self == .three ? .suit(.red) | .suit(.yellow) | .suit(.blue) : .deck
  }

  /// The suits in play.
  public var suits: [Suit] { Suit.allCases.filter { deck.contains(.suit($0)) } }

  /// Cards dealt to each seat: 12, 15, 12 or 10.
  public var handSize: Int { deck.count / number }

  /// All card points of a hand: 36 or 60.
  public var allPoints: Int { deck.points }

  /// Whether there are a Vice and a partner: not with three.
  public var hasPartners: Bool { self != .three }

  /// The seats, clockwise from 0.
  public var seats: [Seat] { (0..<number).map(Seat.init(known:)) }

  /// The seat of an index; nil when nobody sits there.
  public func seat(_ index: Int) -> Seat? {
    (0..<number).contains(index) ? Seat(known: index) : nil
  }

  /// The next seat clockwise.
  @inlinable @inline(__always) public func seat(after seat: Seat) -> Seat {
    Seat(known: seat.index &+ 1 == number ? 0 : seat.index &+ 1)
  }

  /// The seats clockwise, beginning with one.
  public func seats(from first: Seat) -> [Seat] {
    (0..<number).map { Seat(known: (first.index + $0) % number) }
  }
}
