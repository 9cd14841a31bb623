/// Whether the one whose seat it is decides there.
public enum Presence: Hashable, Sendable {
  /// Here, and decides.
  case here
  /// Nobody has sat down there yet: the computer player decides, and the seat may be taken.
  case free
  /// Here, and asked whether the open handicaps at the table are welcome; the computer player decides until then.
  case asked
  /// The line is lost for so many seconds; the computer player does not decide yet.
  case away(seconds: Int)
  /// The computer player decides until the person is back.
  case covered
  /// A computer player's seat.
  case computer
}
