import MueRules

/// What the program is to do for the person, beyond telling.
public enum PlainEffect: Hashable, Sendable {
  /// Make the person's move.
  case make(Move)
  /// Take the finished trick away and go on.
  case goOn
  /// Deal the next hand.
  case dealNextHand
  /// Begin another match; the one before stays on the shelf.
  case newMatch
  /// Tell which games there are.
  case games
  /// Sit down at another game, by its number or name.
  case open(String)
  /// Take a game off the shelf, by its number or name.
  case delete(String)
  /// Bring back the game that was deleted last.
  case undelete
  /// Take the person's last decision back.
  case takeBack
  /// Do again what was taken back.
  case doAgain
  /// Play the rest of the hand out, if it is settled or the person's claim of it holds.
  case claim
  /// Think of the best choices and tell them.
  case hint
  /// Tell the rules of the game.
  case rules
  /// Close the program; the game is saved.
  case leave
}
