import MueData
import MueRules

/// Why a line is not a true record of a hand, with the evidence.
///
/// Its texts are cut short and cannot move the cursor.
public enum HandFault: Error, Hashable, Sendable {
  /// It is not a JSON object, or a key or value is not what the format requires.
  case unreadable(JSONFault)
  case wrongFormat(String)
  /// It names rules that this program does not know.
  case wrongRules(String)
  /// The hands dealt are not the deck in equal shares.
  case badDeal(DealError)
  /// The entry is not a move in notation, or uses cards that the deck does not have.
  case unreadableMove(HandStep)
  /// It was not that seat's turn; `expected` is nil when nobody was to move.
  case wrongTurn(HandStep, expected: Int?, found: Int)
  case illegalMove(HandStep, IllegalMove)
  /// A trick, counted from 1, has more cards than there are players.
  case trickTooLong(Int)
  /// A trick, counted from 1, is incomplete although another one follows.
  case trickUnfinished(Int)
  /// A key is present before its fact was decided.
  case tooEarly(key: String)
  case wrong(key: String, expected: String, found: String)
}
