/// Why a text is no code.
///
/// Found before anything is sent.
public enum SeatCodeFault: Error, Hashable, Sendable {
  /// It has so many words, not five.
  case wordCount(Int)
  /// A word stands in no list, or not in the one that knows the others; with one like it, if there is any.
  case unknownWord(String, nearest: String?)
}
