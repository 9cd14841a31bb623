import CNcurses

/// Restores the terminal when a trap ends the program.
public enum Rescue {
  /// Allows the terminal to be restored even if the calling thread has used up its stack.
  ///
  /// Opening the console does this for its own thread; every other thread must call this before its
  /// work, at least once.
  public static func coverThread() { cn_cover_thread() }
}
