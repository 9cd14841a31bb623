import Platform

/// What a living host holds as long as its socket stands.
final class TableLock {
  private let descriptor: CInt
  private let path: String

  /// Takes it; throws `occupied` when a living host has it.
  init(_ path: String) throws(WireFault) {
    self.path = path
    while true {
      let opened = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard opened >= 0 else {
        throw errno == ELOOP ? .unsafe(path: path) : .system(call: "open", errno)
      }
      guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
        let reason = errno
        close(opened)
        if reason == EINTR { continue }
        throw reason == EWOULDBLOCK ? .occupied : .system(call: "flock", reason)
      }
      // Between opening and taking, its last holder may have removed it.
      if let held = FileFacts(open: opened), let there = FileFacts(path), held.isSame(as: there) {
        descriptor = opened
        return
      }
      close(opened)
    }
  }

  /// Gives it back.
  func release() { unlink(path) }

  deinit { close(descriptor) }
}
