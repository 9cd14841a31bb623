import Platform

/// Waits until something can be done with one of several descriptors.
struct Poller {
  private var entries: [pollfd] = []

  /// What is waited for.
  enum Interest {
    case reading
    case writing
    case both
    /// Only that the other side has gone.
    case nothing

    fileprivate var events: Int16 {
      switch self {
      case .reading: Int16(POLLIN)
      case .writing: Int16(POLLOUT)
      case .both: Int16(POLLIN | POLLOUT)
      case .nothing: 0
      }
    }
  }

  /// Waits for nothing any more.
  mutating func clear() { entries.removeAll(keepingCapacity: true) }

  /// Waits for a descriptor as well.
  mutating func add(_ descriptor: CInt, _ interest: Interest) {
    // A peer that has hung up would wake the loop again and again: what is not wanted is left out.
    let wanted = interest.events
    entries.append(pollfd(fd: wanted == 0 ? -1 : descriptor, events: wanted, revents: 0))
  }

  /// Waits until a time at most; nil is for ever.
  mutating func wait(until deadline: Nanoseconds?) throws(WireFault) {
    var limit: CInt = -1
    if let deadline {
      let rest = max(0, deadline - .now)
      limit = CInt(min(60_000, (rest + 999_999) / 1_000_000))
    }
    guard poll(&entries, nfds_t(entries.count), limit) >= 0 else {
      // What was there before the call was interrupted is asked for again the next time.
      for index in entries.indices { entries[index].revents = 0 }
      if errno == EINTR { return }
      throw .system(call: "poll", errno)
    }
  }

  /// Whether something can be done with the descriptor that was added as this one.
  func isReady(_ index: Int) -> Bool { entries[index].revents != 0 }
}
