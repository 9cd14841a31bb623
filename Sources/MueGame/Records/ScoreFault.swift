import MueData

/// Why a score cannot be computed from a request, with the evidence.
public enum ScoreFault: Error, Hashable, Sendable {
  /// It is not a JSON object, or a key or value is not what the format requires.
  case unreadable(JSONFault)
  /// Two of Chief, Vice and partner are the same seat; `key` is the second of them.
  case sameSeat(key: String, seat: Int)
  /// The key does not apply: with three players there is no Vice or partner, after an éclat none of
  /// the roles.
  case notHere(key: String)
  case notInDeck(trump: String)
  case pointsCount(expected: Int, found: Int)
  /// The points do not add up to those of the deck.
  case pointsSum(expected: Int, found: Int)
  /// Fewer than two seats are tied, or one is repeated.
  case badTie([Int])
  /// The seat that drew level last is not among those tied.
  case lastNotTied(Int)
}
