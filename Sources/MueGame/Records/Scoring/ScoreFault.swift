/// Why a question for a score cannot be answered, with the evidence.
public enum ScoreFault: Error, Hashable, Sendable {
  /// It is not an object of JSON, or a key or value is not what is asked for.
  case unreadable(JSONFault)
  /// Chief, Vice or partner are the same seat; `key` is the second of them.
  case sameSeat(key: String, seat: Int)
  /// With three players there is none; after an éclat there are none of these.
  case notHere(key: String)
  /// The suit is not in the deck of so many players.
  case notInDeck(trump: String)
  /// There are more or fewer points than players.
  case pointsCount(expected: Int, found: Int)
  /// The points are not all those of the deck.
  case pointsSum(expected: Int, found: Int)
  /// Those tied are fewer than two, or one comes twice.
  case badTie([Int])
  /// Who drew level last is not among those tied.
  case lastNotTied(Int)
}
