import MueRules
import MueTable

/// What the program is to do for the screen: everything beyond the picture.
public enum Effect: Hashable, Sendable {
  /// Make the person's move.
  case make(Move)
  /// Deal the next hand.
  case dealNextHand
  /// Take the person's last decision back, with all that followed.
  case takeBack
  /// Do again what was taken back.
  case doAgain
  /// Begin another match.
  case newGame
  /// Speak another language from now on, and remember it.
  case speak(String)
  /// Remember the pace.
  case pace(Speed)
  /// Remember the colours.
  case paint(Theme)
  /// Close the program; the game is saved.
  case leave
}
