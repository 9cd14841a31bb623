import MueTable

/// What the program is to do for a page of the foyer: everything beyond the picture.
public enum FoyerEffect: Hashable, Sendable {
  /// Sit down at the game played last.
  case resume
  /// Begin a game and sit down at it.
  case newGame
  /// Read the results and show them.
  case results
  /// Sit down for the first hand, with somebody to explain it.
  case lesson
  /// Open the settings as they are.
  case settings
  /// Obey and remember a preference that has changed; `language` is the one to speak.
  case keep(PreferenceKey, Preferences, language: String)
  /// Close the program.
  case leave
}
