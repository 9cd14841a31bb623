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
  /// Take the person's last decision back.
  case takeBack
  /// Do again what was taken back.
  case doAgain
  /// Play the rest of the hand out, if it is settled or the person's claim of it holds.
  case claim
  /// Think of the best choices and tell them.
  case hint
  /// Close the program; the game is saved.
  case leave
}
