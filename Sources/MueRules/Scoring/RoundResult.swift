/// How a hand ended.
public enum RoundResult: Hashable, Sendable {
  /// It was played, and reckoned so.
  case played(Reckoning)
  /// The auction ended in an éclat.
  case eklat(Eklat)
  /// Nobody laid a card.
  case allPassed
}
