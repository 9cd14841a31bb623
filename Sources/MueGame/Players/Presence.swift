/// Whether the person whose seat it is decides there.
public enum Presence: Hashable, Sendable {
  case here
  /// Nobody has taken the seat yet: the computer player decides, and a friend may take it.
  case free
  /// The person is here and is asked whether the open handicaps are welcome; the computer player
  /// decides until then.
  case asked
  /// The connection has been lost for some seconds; the computer player does not decide yet.
  case away(seconds: Int)
  /// The computer player decides until the person is back.
  case covered
  case computer
}
