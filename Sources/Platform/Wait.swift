enum Wait {
  /// Whether the descriptor is ready, or closed at its other end, before a deadline.
  static func isReady(
    _ descriptor: Int32, _ event: Int32, until deadline: ContinuousClock.Instant?
  ) -> Bool {
    var wish = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    while true {
      let answer = poll(&wish, 1, milliseconds(until: deadline))
      if answer > 0 || answer < 0 && errno != EINTR { return true }
      if let deadline, ContinuousClock.now >= deadline { return false }
    }
  }

  /// The time left, rounded up, as `poll` expects it; −1 means for ever.
  private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let left = (deadline - .now) / .milliseconds(1)
    return Int32(max(0, min(60_000, left.rounded(.up))))
  }
}
