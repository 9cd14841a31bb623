import CNcurses

/// Restores the terminal when a trap ends the program.
public enum Rescue {
  /// Lets the terminal be restored even when the calling thread has used up its stack.
  ///
  /// Opening the console does this for its own thread; every other thread calls this before its work, once or more.
  public static func coverThread() { cn_cover_thread() }
}
