import Synchronization

/// A thread that nobody waits for.
public enum DetachedThread {
  /// Starts a thread, which receives no signals sent to the program.
  ///
  /// - Throws: `SystemError` if the system refuses it.
  public static func start(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    pthread_detach(try createThread(body))
  }
}
