import CNcurses

/// What gives the terminal back when the program ends by a fault of its own.
public enum Rescue {
  /// Lets the terminal be given back also when the calling thread has used up its stack.
  ///
  /// The thread that opens the console is covered by that; each other one calls this before its work, as
  /// often as it likes.
  public static func coverThread() { cn_cover_thread() }
}
