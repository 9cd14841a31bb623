import MueRules

/// Why a line is not the true record of a hand, with the evidence.
///
/// Texts in it were cut short and hold nothing that could move a cursor.
public enum HandFault: Error, Hashable, Sendable {
  /// It is not an object of JSON, or a key or value is not what the format asks for.
  case unreadable(JSONFault)
  /// It is of another format.
  case wrongFormat(String)
  /// The hands dealt are not the deck in equal shares.
  case badDeal(DealError)
  /// What was done there cannot be read as a move, or is not with the cards of the deck.
  case unreadableMove(HandStep)
  /// It was not the turn of that seat; `expected` is nil when nobody was to move any more.
  case wrongTurn(HandStep, expected: Int?, found: Int)
  /// The move is against the rules.
  case illegalMove(HandStep, IllegalMove)
  /// A trick, counted from 1, holds more cards than there are players.
  case trickTooLong(Int)
  /// A trick, counted from 1, is not the last and yet not complete.
  case trickUnfinished(Int)
  /// A key stands there though what it says was not decided yet.
  case tooEarly(key: String)
  /// A key says something else than what follows from the moves.
  case wrong(key: String, expected: String, found: String)
}
