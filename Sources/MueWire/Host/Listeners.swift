import Platform

struct Listeners {
  private var all: [any Listener]
  /// The time until which no connection is accepted, because the system has no more sockets; nil if
  /// they are accepted.
  private(set) var shutUntil: Nanoseconds?

  init(_ listeners: [any Listener]) { all = listeners }

  mutating func open(_ now: Nanoseconds) -> [any Listener] {
    if let until = shutUntil, until <= now { shutUntil = nil }
    return shutUntil == nil ? all : []
  }

  /// Stops accepting for a second.
  mutating func shut(_ now: Nanoseconds) { shutUntil = now + .milliseconds(1_000) }

  mutating func close() { all = [] }
}

extension Sharing {
  var permissions: mode_t {
    switch self {
    case .mine: 0o600
    case .group: 0o660
    case .everyone: 0o666
    }
  }
}

/// A lock that a host holds as long as its socket exists.
final class TableLock {
  private let descriptor: CInt
  private let path: String

  /// Takes the lock.
  ///
  /// - Throws: `WireFault.occupied` if another host holds it.
  init(_ path: String) throws(WireFault) {
    self.path = path
    while true {
      let opened = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard opened >= 0 else {
        throw errno == ELOOP ? .unsafe(path: path) : .system(call: "open", errno)
      }
      guard retryOnInterrupt({ flock(opened, LOCK_EX | LOCK_NB) }) == 0 else {
        let reason = errno
        close(opened)
        throw reason == EWOULDBLOCK ? .occupied : .system(call: "flock", reason)
      }
      // The previous holder may have removed the file between `open` and `flock`.
      if let held = FileFacts(open: opened), let there = FileFacts(path), held.isSame(as: there) {
        descriptor = opened
        return
      }
      close(opened)
    }
  }

  /// Removes the file; the lock is held until this object is gone.
  func release() { unlink(path) }

  deinit { unlockAndClose(descriptor) }
}
