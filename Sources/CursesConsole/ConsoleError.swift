import CNcurses

/// Why a console cannot be opened; nothing has been written to the terminal.
public enum ConsoleError: Error, Hashable, Sendable {
  /// Standard input or output is a file, a pipe, or closed.
  case notATerminal
  /// The system has no description of this terminal; empty if `TERM` names none.
  case unknownTerminal(String)
  /// The terminal cannot move the cursor freely.
  case terminalTooPlain(String)
  /// The system refuses the program more file descriptors.
  case noMoreFiles
}
