/// Whether the person on a seat decides there.
public enum Presence: Hashable, Sendable {
  case here
  /// Nobody has taken the seat yet: the computer player decides, and a friend may take it.
  case free
  /// The person is here and has been asked to accept the open handicaps; the computer player
  /// decides until the answer.
  case asked
  /// The connection has been lost for some seconds; the computer player does not decide yet.
  case away(seconds: Int)
  /// The computer player decides until the person is back.
  case covered
  case computer
}
