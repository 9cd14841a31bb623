import MueRules
import MueTable

/// What the program is to do for the screen: everything beyond the picture.
public enum Effect: Hashable, Sendable {
  /// Make the person's move.
  case make(Move)
  /// Deal the next hand.
  case dealNextHand
  /// Begin another match.
  case newGame
  /// Obey and remember a preference that the person has changed.
  case keep(PreferenceKey)
  /// Go to the start screen; the game is saved.
  case foyer
  /// Close the program; the game is saved.
  case leave
}
