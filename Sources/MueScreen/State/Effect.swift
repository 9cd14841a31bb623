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
  /// Speak another language from now on, and remember it.
  case speak(String)
  /// Remember the pace.
  case pace(Speed)
  /// Remember the colours.
  case paint(Theme)
  /// Go to the start screen; the game is saved.
  case foyer
  /// Close the program; the game is saved.
  case leave
}
