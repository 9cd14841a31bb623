import Glibc

/// A thread that nobody waits for.
public enum DetachedThread {
  /// Why the system gives none.
  public struct Refusal: Error, Hashable, Sendable {
    /// What it says of it, as `errno` would.
    public let number: Int32
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Begins one; it blocks the signals that the caller blocks.
  public static func start(_ body: @escaping @Sendable () -> Void) throws(Refusal) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
    let work = Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let result = pthread_create(
      &thread, &attributes,
      { work in
        if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    guard result == 0 else {
      work.release()
      throw Refusal(number: result)
    }
  }
}
