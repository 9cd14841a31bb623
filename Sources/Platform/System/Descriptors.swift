/// Calls the system again while a signal interrupts the call; `errno` is that of the last call.
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
