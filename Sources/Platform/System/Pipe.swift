/// A pipe that other programs do not inherit.
struct Pipe {
  let readable: CInt
  let writable: CInt

  /// Opens a pipe; reading and writing block unless `isNonblocking`.
  ///
  /// - Throws: `SystemError` if the system refuses more descriptors.
  init(isNonblocking: Bool = false) throws(SystemError) {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError(number: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      if isNonblocking { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }
    readable = ends[0]
    writable = ends[1]
  }
}

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

  /// The descriptor to wait for, which is readable once woken.
  public var descriptor: CInt { pipe.readable }

  /// Ends the current wait, or the next one.
  public func wake() {
    var byte: UInt8 = 0
    // A full pipe wakes as well as one more byte would.
    while write(pipe.writable, &byte, 1) < 0, errno == EINTR {}
  }

  /// Resets all wakes so far; returns whether there were any.
  @discardableResult
  public func takeWakes() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 64)
    var isWoken = false
    while true {
      let count = read(pipe.readable, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      if count > 0 { isWoken = true }
      if count < bytes.count { return isWoken }
    }
  }
}
