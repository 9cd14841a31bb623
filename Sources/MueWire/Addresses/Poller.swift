import Platform

struct Poller {
  private var entries: [pollfd] = []

  enum Interest {
    case reading, writing, both, nothing

    fileprivate var events: Int16 {
      switch self {
      case .reading: Int16(POLLIN)
      case .writing: Int16(POLLOUT)
      case .both: Int16(POLLIN | POLLOUT)
      case .nothing: 0
      }
    }
  }

  mutating func clear() { entries.removeAll(keepingCapacity: true) }

  mutating func add(_ descriptor: CInt, _ interest: Interest) {
    // Descriptors without interest are left out; otherwise a peer that has hung up would wake the
    // loop again and again.
    let wanted = interest.events
    entries.append(pollfd(fd: wanted == 0 ? -1 : descriptor, events: wanted, revents: 0))
  }

  /// Waits until any descriptor is ready or the deadline passes; nil waits for ever.
  mutating func wait(until deadline: Nanoseconds?) throws(WireFault) {
    var limit: CInt = -1
    if let deadline {
      let rest = max(0, deadline - .now)
      limit = CInt(min(60_000, (rest + 999_999) / 1_000_000))
    }
    guard poll(&entries, nfds_t(entries.count), limit) >= 0 else {
      // Interrupted: the next call finds the same events.
      for index in entries.indices { entries[index].revents = 0 }
      if errno == EINTR { return }
      throw .system(call: "poll", errno)
    }
  }

  func isReady(_ index: Int) -> Bool { entries[index].revents != 0 }
}
