/// Wakes a thread that waits in `poll`, from any thread.
public final class WakePipe: Sendable {
  private let pipe: Pipe

  /// Opens the pipe.
  ///
  /// - Throws: `SystemError` if the system refuses more descriptors.
  public init() throws(SystemError) { pipe = try Pipe(isNonblocking: true) }

  deinit {
    close(pipe.readable)
    close(pipe.writable)
  }

  /// The descriptor to poll, which is readable after a wake.
  public var descriptor: CInt { pipe.readable }

  /// Ends the current wait, or the next one.
  public func wake() {
    var byte: UInt8 = 0
    // A full pipe wakes as well as one more byte would.
    _ = retryOnInterrupt { write(pipe.writable, &byte, 1) }
  }

  /// Clears all wakes so far; returns whether there were any.
  @discardableResult
  public func takeWakes() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 64)
    var isWoken = false
    while true {
      let count = retryOnInterrupt { read(pipe.readable, &bytes, bytes.count) }
      if count > 0 { isWoken = true }
      if count < bytes.count { return isWoken }
    }
  }
}
