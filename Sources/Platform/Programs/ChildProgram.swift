/// Another program that runs as a child process, with pipes to its input and from its output.
///
/// It has a process group of its own, so that an interrupt from the keyboard reaches only this
/// program. Everything that it has started in that group is killed with it, even if this program
/// itself is killed.
public final class ChildProgram {
  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private var reader: LineReader
  private var isOpen = true

  /// Starts a shell command.
  ///
  /// - Throws: `SystemError` if the system refuses to start it, or `killAll()` was called.
  public init(_ command: String, lineLimit: Int) throws(SystemError) {
    let started = try RunningPrograms.shared.withLock { running throws(SystemError) in
      try running.start(command)
    }
    process = started.process
    input = started.input
    output = started.output
    reader = LineReader(output, limit: lineLimit)
  }

  deinit { end(patience: .milliseconds(500)) }

  /// Kills all running programs, and prevents others from starting.
  ///
  /// Nobody goes on waiting for them for long, even if something that they started has left their group and
  /// keeps their pipes open.
  public static func killAll() { RunningPrograms.shared.withLock { $0.killAll() } }

  /// The descriptor to wait for output; nil once the program has been ended.
  public var readable: Int32? { isOpen ? output : nil }

  /// Sends a line; returns false if the program does not take it before the deadline.
  public func send(_ line: String, until deadline: ContinuousClock.Instant) -> Bool {
    var rest = Array((line + "\n").utf8)[...]
    while isOpen, !rest.isEmpty {
      guard Wait.isReady(input, POLLOUT, until: Self.nextLook(deadline)) else {
        if Self.isGivenUp(deadline) { return false }
        continue
      }
      let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      if count < 0 { return false }
      rest = rest.dropFirst(count)
    }
    return isOpen
  }

  /// The next line of output.
  public func receive(until deadline: ContinuousClock.Instant) -> LineReader.Reading {
    while isOpen {
      let reading = reader.next(until: Self.nextLook(deadline))
      if reading != .late || ContinuousClock.now >= deadline { return reading }
      if Self.isGivenUp(deadline) { return .end }
    }
    return .end
  }

  /// When to look whether all programs have been killed.
  private static func nextLook(
    _ deadline: ContinuousClock.Instant
  ) -> ContinuousClock.Instant {
    min(deadline, .now + .milliseconds(100))
  }

  /// Whether there is nothing to wait for.
  private static func isGivenUp(_ deadline: ContinuousClock.Instant) -> Bool {
    ContinuousClock.now >= deadline || RunningPrograms.shared.withLock { $0.isClosed }
  }

  /// Discards output that was not asked for; returns false if there is too much of it.
  public func discard() -> Bool { isOpen && reader.discard() }

  /// Closes its input, which means goodbye, waits a little, and then kills what is left.
  public func end(patience: Duration) {
    guard isOpen else { return }
    hangUp()
    let deadline = ContinuousClock.now + patience
    while isRunning, ContinuousClock.now < deadline { usleep(2000) }
    killGroup()
  }

  /// Kills it at once, without a goodbye, so that it cannot clean up.
  public func kill() {
    guard isOpen else { return }
    killGroup()
    hangUp()
  }

  /// Whether it has not ended yet.
  ///
  /// A program that has ended is not reaped here: until then its process number is not reused.
  private var isRunning: Bool {
    var news = siginfo_t()
    return waitid(P_PID, id_t(process), &news, WEXITED | WNOHANG | WNOWAIT) == 0
      && news.si_signo == 0
  }

  private func hangUp() {
    isOpen = false
    close(input)
    close(output)
  }

  private func killGroup() {
    RunningPrograms.shared.withLock { $0.kill(process) }
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }
}
