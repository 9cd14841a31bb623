/// How a peer came in.
public enum Entry: Hashable, Sendable {
  /// With the code of a place, which is used up by that.
  case code(place: Int)
  /// With the token that a place was given to come back with.
  case token(place: Int)
  /// Through a Unix socket of this machine: the account's name as the system knows it, or its number.
  case local(user: String)
}
