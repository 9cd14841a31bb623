/// Who asks for the cards of all seats.
public enum Asker: Sendable {
  /// The table itself: the program that deals, applies moves and saves.
  case table
  /// Anybody else, such as a file, a page, a command or a copy.
  case anybody
}
