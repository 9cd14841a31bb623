import CNcurses
import CellGrid
import Platform

/// The properties of a terminal, found without writing to it.
public struct TerminalFacts: Hashable, Sendable {
  /// Its name, from `TERM`.
  public let name: String
  /// The number of its colours; 0 for none.
  public let colors: Int
  /// The size of its window; nil if neither the system nor the environment tells.
  public let size: Size?
  /// Whether characters beyond ASCII can be written.
  public let isUnicode: Bool

  /// Examines the terminal on standard input and output, as `CursesConsole.open` would.
  ///
  /// - Throws: The `ConsoleError` that prevents a console from opening there.
  public init(environment: [String: String]) throws(ConsoleError) {
    name = try CursesConsole.checkedName(environment)
    colors = max(0, Int(cn_terminal_colors(name)))
    var height: Int32 = 0
    var width: Int32 = 0
    size =
      cn_window_size(&height, &width)
      ? Size(width: Int(width), height: Int(height)) : Size(environment: environment)
    CursesConsole.chooseCharacters(environment)
    isUnicode = cn_is_utf8()
  }
}
