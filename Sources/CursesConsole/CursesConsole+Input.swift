import CNcurses
import CellGrid
import Platform

extension CursesConsole {
  /// Waits for keys, a signal, a wake or the timeout; without a timeout for ever.
  public func waitForInput(timeoutMilliseconds: Int?) -> Arrivals {
    waitForInput(timeoutMilliseconds: timeoutMilliseconds, also: [])
  }

  /// Waits for keys, a signal, a wake, bytes on other descriptors, or the timeout.
  ///
  /// Without a timeout it waits for ever. It returns at once for what has arrived since the last
  /// wait. Once input has ended, it no longer waits for keys. Meanwhile the terminal gets what it
  /// has not taken yet.
  public func waitForInput(
    timeoutMilliseconds: Int? = nil, also descriptors: [Int32]
  ) -> Arrivals {
    let end = timeoutMilliseconds.map { ContinuousClock.now + .milliseconds($0) }
    while true {
      var arrivals = takeArrivals()
      let now = ContinuousClock.now
      // What is due first ends the poll.
      let next = [end, incompleteUntil, flashEnd?.at].compactMap(\.self).min()
      let wait = next.map { max(0, Int((($0 - now) / .milliseconds(1)).rounded(.up))) }
      poll(descriptors, timeoutMilliseconds: arrivals.isEmpty ? wait : 0, into: &arrivals)
      endFlash()
      if !arrivals.hasInput { arrivals.hasInput = giveUpIncompleteKey() }
      if !arrivals.isEmpty || end.map({ ContinuousClock.now >= $0 }) == true { return arrivals }
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
    // `poll` skips negative descriptors.
    let all = [hasEnded ? -1 : STDIN_FILENO, waker.descriptor, signalPipe] + descriptors
    var polls = all.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let rest = output.isEmpty ? -1 : output.descriptor
    polls.append(pollfd(fd: rest, events: Int16(POLLOUT), revents: 0))
    let timeout = timeoutMilliseconds.map { Int32(clamping: $0) } ?? -1
    // After an interruption, the caller's next round handles the signal.
    guard Platform.poll(&polls, nfds_t(polls.count), timeout) > 0 else { return }
    if polls.removeLast().revents != 0 {
      output.send()
      draw()
    }
    if polls[0].revents != 0 { arrivals.hasInput = true }
    if polls[1].revents != 0, waker.takeWakes() { arrivals.isWoken = true }
    if polls[2].revents != 0 { arrivals.merge(takeArrivals()) }
    arrivals.readable = polls.dropFirst(3).filter { $0.revents != 0 }.map(\.fd)
  }

  /// Reads the keys that have arrived.
  func readKeys() {
    if hasEnded { return }
    var input = [pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)]
    guard Platform.poll(&input, 1, 0) > 0 else { return }
    // Bounded, since input may arrive faster than it is read.
    var bytes: [UInt8] = Array(repeating: 0, count: 4096)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count > 0 {
      keys = decoder.keys(from: bytes.prefix(count))[...]
      // A sequence that has begun is not a lone Escape, even if its rest takes long.
      let time =
        decoder.waitsAfterEscape ? escapeDelay.time(isLineSlow: isLineSlow) : .seconds(1)
      incompleteUntil = decoder.isWaiting ? .now + time : nil
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      hasEnded = true
      keys.append(.ended)
    }
  }

  /// Gives up the key whose bytes have not all arrived in time; returns whether that makes a key.
  private func giveUpIncompleteKey() -> Bool {
    guard let end = incompleteUntil, ContinuousClock.now >= end else { return false }
    incompleteUntil = nil
    keys += decoder.giveUp()
    return !keys.isEmpty
  }
}

/// How long an Escape waits for the rest of a key.
struct EscapeDelay {
  /// The time that `$ESCDELAY` names, as with every program on curses.
  private let given: Duration?
  private let isRemote: Bool

  init(environment: [String: String]) {
    given = environment["ESCDELAY"].flatMap { Int($0) }.flatMap {
      (1...10_000).contains($0) ? .milliseconds($0) : nil
    }
    isRemote = environment["SSH_CONNECTION"] != nil
  }

  /// The time for an Escape alone; `isLineSlow` is the person's setting.
  func time(isLineSlow: Bool) -> Duration {
    given ?? (isRemote || isLineSlow ? .milliseconds(100) : .milliseconds(25))
  }
}
