/// Why no console could be opened; nothing was written to the terminal.
public enum ConsoleError: Error, Hashable, Sendable {
  /// Standard input or output is a file, a pipe, or closed.
  case notATerminal
  /// The system knows no terminal of this name; empty if none was named.
  case unknownTerminal(String)
  /// The terminal cannot place text freely.
  case terminalTooPlain(String)
  /// The system lets the program open no more files, and what wakes the console is one.
  case noMoreFiles
}
