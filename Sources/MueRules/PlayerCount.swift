/// The number of players: three to six.
public enum PlayerCount: Int, CaseIterable, Hashable, Sendable {
  case three = 3
  case four
  case five
  case six

  @inlinable @inline(__always) public var number: Int {
    switch self {
    case .three: 3
    case .four: 4
    case .five: 5
    case .six: 6
    }
  }

  /// The seats, clockwise from 0.
  public var seats: [Seat] { Self.seats[number - 3] }

  private static let seats = allCases.map { (0..<$0.number).map(Seat.init(known:)) }

  /// The seat with an index; nil if the table has no such seat.
  public func seat(_ index: Int) -> Seat? {
    (0..<number).contains(index) ? Seat(known: index) : nil
  }

  /// The next seat clockwise.
  @inlinable @inline(__always) public func seat(after seat: Seat) -> Seat {
    Seat(known: seat.index &+ 1 == number ? 0 : seat.index &+ 1)
  }

  /// The seats clockwise, starting with a given one.
  public func seats(from first: Seat) -> [Seat] {
    (0..<number).map { Seat(known: (first.index + $0) % number) }
  }
}
