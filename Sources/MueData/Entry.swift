/// How a peer was admitted, as verified by `MueWire`.
public enum Entry: Hashable, Sendable {
  case code(seat: Int)
  case token(seat: Int)
  /// From an account on the same machine, to any free seat.
  case local(user: String)

  /// The number of the onlookers' code, after those of all seats.
  public static let watching = 6
}
