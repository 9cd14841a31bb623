import MueGame

/// What the program is to do for a page of the foyer: everything beyond the picture.
public enum StartMenuEffect: Hashable, Sendable {
  /// Sit down at the game played last.
  case resume
  /// Lay the form for a new game on top, by `StartMenuState.open`.
  case planGame
  /// Begin a game as planned, at a pace, and sit down at it; or open its table for friends first.
  case begin(NewGamePlan, Speed, Invitation)
  /// Look which tables there are around, and show them by `StartMenuState.show`.
  case lookForTables
  /// Sit down at a table of somebody else's, or only look on there.
  case join(String, code: String?, isWatching: Bool)
  /// Sit down at the deal of the day: at the game begun with it, or a new one.
  case day
  /// Read which games there are, and show them by `StartMenuState.show`.
  case readShelf
  /// Sit down at a game, by its number.
  case open(Int)
  /// Give a game a name, or none.
  case rename(Int, GameTitle?)
  /// Put a copy of a game on the shelf.
  case duplicate(Int)
  /// Give a game up, or take it up again.
  case abandon(Int, Bool)
  /// Take a game off the shelf, so that it can be brought back.
  case delete(Int)
  /// Bring a deleted game back.
  case undelete(Int)
  /// Read the results and show them.
  case results
  /// Sit down for the first hand, with somebody to explain it.
  case lesson
  /// Open the settings as they are.
  case settings
  /// Obey and remember a preference that has changed; `language` is the one to speak.
  case keep(PreferenceKey, Preferences, language: String)
  /// Open the keys as they are.
  case keys
  /// Obey and remember keys that have changed.
  case keepKeys(KeyMap)
  /// Close the program.
  case leave
}
