import Synchronization

/// A thread that nobody waits for.
public enum DetachedThread {
  /// Starts a thread, which never receives signals to the program.
  ///
  /// - Throws: `SystemError` if the system refuses it.
  public static func start(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    pthread_detach(try createThread(body))
  }
}
