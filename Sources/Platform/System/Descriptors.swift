/// Repeats a system call that a signal has interrupted; `errno` is that of the last attempt.
@inline(always)
public func retryOnInterrupt<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

/// The result of requesting a lock.
public enum LockAnswer: Sendable {
  case taken
  case heldByAnother
  /// The file system has no locks, like some network disks; programs continue without.
  case unsupported
}

/// Locks an open file or directory, unless another program has the lock.
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

/// Releases a lock taken by `flock`, if there is one, and closes the descriptor.
///
/// Closing alone would not be enough: a program that is being started briefly has a copy of every
/// descriptor, and the lock lasts as long as the last copy.
public func unlockAndClose(_ descriptor: CInt) {
  _ = flock(descriptor, LOCK_UN)
  _ = close(descriptor)
}
