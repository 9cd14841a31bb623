import CellGrid
import Platform

extension CursesConsole {
  /// Sleeps until keys, a signal or a wake come, or time is over; without a time for ever.
  public func waitForInput(timeoutMilliseconds: Int?) -> Arrivals {
    waitForInput(timeoutMilliseconds: timeoutMilliseconds, also: [])
  }

  /// Sleeps until keys, a signal, a wake or bytes on other descriptors come, or time is over.
  ///
  /// Without a time it waits for ever. Returns at once for what came since the last wait. When
  /// input has ended, it is waited for no longer.
  public func waitForInput(
    timeoutMilliseconds: Int? = nil, also descriptors: [Int32]
  ) -> Arrivals {
    let start = ContinuousClock.now
    while true {
      var arrivals = takeArrivals()
      var left: Int?
      if let timeoutMilliseconds {
        let elapsed = (ContinuousClock.now - start) / .milliseconds(1)
        left = max(0, timeoutMilliseconds - Int(elapsed))
      }
      poll(descriptors, timeoutMilliseconds: arrivals.isEmpty ? left : 0, into: &arrivals)
      if !arrivals.isEmpty || left == 0 { return arrivals }
    }
  }

  private func takeArrivals() -> Arrivals {
    takeSignals()
    var arrivals = Arrivals()
    arrivals.signals = signals
    arrivals.hasInput = !keys.isEmpty
    signals = []
    return arrivals
  }

  private func poll(
    _ descriptors: [Int32], timeoutMilliseconds: Int?, into arrivals: inout Arrivals
  ) {
    // A negative descriptor is passed over.
    let all = [hasEnded ? -1 : STDIN_FILENO, waker.readable, signalPipe] + descriptors
    var polls = all.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let timeout = timeoutMilliseconds.map { Int32(clamping: $0) } ?? -1
    // Interrupted or not, the caller's next round sees to the signal.
    guard Glibc.poll(&polls, nfds_t(polls.count), timeout) > 0 else { return }
    if polls[0].revents != 0 { arrivals.hasInput = true }
    if polls[1].revents != 0, waker.takeWakes() { arrivals.isWoken = true }
    if polls[2].revents != 0 { arrivals.merge(takeArrivals()) }
    arrivals.readable = polls.dropFirst(3).filter { $0.revents != 0 }.map(\.fd)
  }
}
