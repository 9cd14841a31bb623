/// A place at the table, numbered clockwise from 0.
public struct Seat: Hashable, Comparable, Sendable {
  /// The number, 0 to 5.
  public let index: Int

  /// For indices known to be at the table; others get a seat from `PlayerCount.seat`.
  @inlinable @inline(__always) init(known index: Int) { self.index = index }

  /// The order of the numbers.
  @inlinable @inline(__always) public static func < (left: Seat, right: Seat) -> Bool {
    left.index < right.index
  }
}

extension Array {
  /// The element of a seat, in a list that holds one for every seat.
  public subscript(seat: Seat) -> Element {
    get { self[seat.index] }
    set { self[seat.index] = newValue }
  }
}
