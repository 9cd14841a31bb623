import Platform

/// The sole right to change the games, held while this lives; the system takes it back from a
/// program that dies.
final class StoreLock: Sendable {
  private let descriptor: Int32

  /// Takes the right at once or throws; `path` is a file that only serves for this.
  init(_ path: String) throws(StoreError) {
    descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .cannotLock(FileFault(.open, errno)) }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      if errno == EWOULDBLOCK { throw .lockedByAnother }
      throw .cannotLock(FileFault(.lock, errno))
    }
  }

  deinit { _ = close(descriptor) }
}
