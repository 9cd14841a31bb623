/// How a peer came in, which the channel has checked.
public enum Entry: Hashable, Sendable {
  /// With the code of a seat, by its number; or with that for those who look on.
  case code(seat: Int)
  /// Back to a seat, with the token of the one who left it.
  case token(seat: Int)
  /// From an account of the same machine, by its name, to whatever seat is free.
  case local(user: String)

  /// The number, behind those of all seats, that the code for those who look on has.
  public static let watching = 6
}
