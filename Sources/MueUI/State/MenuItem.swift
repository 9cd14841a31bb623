/// A line of the menu.
public enum MenuItem: Int, CaseIterable, Hashable, Sendable {
  /// Back to the table.
  case goOn
  /// The settings.
  case settings
  /// How this table is used.
  case howto
  /// The rules of the game.
  case rules
  /// How to play well.
  case playWell
  /// Whose game it is.
  case credits
  /// Another game.
  case newGame
  /// The start screen.
  case startMenu
  /// Leave the program.
  case leave
}
