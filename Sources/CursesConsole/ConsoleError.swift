/// Why no console could be opened; nothing was written to the terminal.
public enum ConsoleError: Error, Hashable, Sendable {
  /// Standard input or output is a file, a pipe, or closed.
  case notATerminal
  /// The system knows no terminal of this name; empty if none was named.
  case unknownTerminal(String)
  /// The terminal cannot place text freely.
  case terminalTooPlain(String)
}
