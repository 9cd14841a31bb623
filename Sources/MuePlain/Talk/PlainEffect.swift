import MueRules

/// What the program is to do for the person, beyond telling.
public enum PlainEffect: Hashable, Sendable {
  /// Make the person's move.
  case make(Move)
  /// Take the finished trick away and go on.
  case goOn
  /// Deal the next hand.
  case dealNextHand
  /// Begin another match.
  case newMatch
  /// Think of the best choices and tell them.
  case hint
  /// Close the program; the game is saved.
  case leave
}
