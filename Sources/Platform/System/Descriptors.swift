/// Calls the system again while a signal interrupts the call; `errno` is that of the last call.
@inline(always)
public func retryOnInterrupt<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

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
    _ = retryOnInterrupt { write(pipe.writable, &byte, 1) }
  }

  /// Resets all wakes so far; returns whether there were any.
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

/// The result of requesting a lock.
public enum LockAnswer: Sendable {
  case taken
  case heldByAnother
  /// The file system has no locks, as some network disks; programs go on without.
  case unsupported
}

/// Takes the lock on an open file or directory, unless another program has it.
///
/// - Throws: `SystemError` if the system refuses it for another reason.
public func takeLock(_ descriptor: CInt) throws(SystemError) -> LockAnswer {
  if retryOnInterrupt({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 { return .taken }
  switch errno {
  case EWOULDBLOCK: return .heldByAnother
  case ENOLCK, ENOSYS, EOPNOTSUPP:
    Log.note("this disk has no locks: two programs at once may overwrite each other's files")
    return .unsupported
  case let number: throw SystemError(number: number)
  }
}

/// Gives up a lock that `flock` has taken, if there is one, and closes the descriptor.
///
/// Closing alone would not do: a program that is just being started has a copy of every descriptor for a moment, and the
/// lock lasts as long as the last copy.
public func unlockAndClose(_ descriptor: CInt) {
  _ = flock(descriptor, LOCK_UN)
  _ = close(descriptor)
}

/// A call that the operating system refused: for a file, a pipe, a thread or a program.
public struct SystemError: Error, Hashable, Sendable {
  /// The system's reason, an `errno` such as `ENOSPC`.
  public let number: Int32

  public init(number: Int32) { self.number = number }

  public var isMissing: Bool { number == ENOENT || number == ENOTDIR }
}

extension SystemError: CustomStringConvertible {
  /// The system's own words for its reason.
  public var description: String { String(cString: strerror(number)) }
}
