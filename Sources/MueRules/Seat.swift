/// A place at the table, numbered clockwise from 0.
public struct Seat: Hashable, Comparable, Sendable {
  /// The number, 0 to 5.
  public let index: Int

  /// The seat with an index known to be at the table; `PlayerCount.seat` checks others.
  @inlinable @inline(__always) init(known index: Int) { self.index = index }

  /// Compares the indices.
  @inlinable @inline(__always) public static func < (left: Seat, right: Seat) -> Bool {
    left.index < right.index
  }
}

extension Array {
  /// The element for a seat, in an array with one element for every seat.
  public subscript(seat: Seat) -> Element {
    get { self[seat.index] }
    set { self[seat.index] = newValue }
  }
}
