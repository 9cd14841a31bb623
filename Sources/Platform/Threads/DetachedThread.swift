/// A thread that nobody waits for.
public enum DetachedThread {
  /// Begins one; it gets none of the signals sent to the program.
  public static func start(_ body: @escaping @Sendable () -> Void) throws(ThreadRefusal) {
    pthread_detach(try createThread(body))
  }
}
