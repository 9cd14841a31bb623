/// A program of somebody else's that runs beside us, with pipes to its input and from its output.
///
/// It has a process group of its own, so that an interrupt at the keyboard reaches us only. All that it
/// has started in that group is killed with it, also when this program itself is killed.
public final class ChildProgram {
  /// Why the system does not start a program.
  public struct Refusal: Error, Hashable, Sendable {
    /// What it says of it, as `errno` would.
    public let number: Int32
  }

  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private var reader: LineReader
  private var isOpen = true

  /// Starts a command of the shell.
  ///
  /// - Throws: `Refusal` when the system lets no program start, or `killAll()` was called.
  public init(_ command: String, lineLimit: Int) throws(Refusal) {
    let started = try RunningPrograms.shared.withLock { running throws(Refusal) in
      try running.start(command)
    }
    process = started.process
    input = started.input
    output = started.output
    reader = LineReader(output, limit: lineLimit)
  }

  deinit { end(patience: .milliseconds(500)) }

  /// Kills all programs that run, and lets no other start from now on.
  ///
  /// Their output ends with them, so that nobody goes on waiting for a line.
  public static func killAll() { RunningPrograms.shared.withLock { $0.killAll() } }

  /// Where it can be waited for what it prints; nil once it has been ended.
  public var readable: Int32? { isOpen ? output : nil }

  /// Sends a line; false if the program does not take it before the deadline.
  public func send(_ line: String, until deadline: ContinuousClock.Instant) -> Bool {
    var rest = Array((line + "\n").utf8)[...]
    while isOpen, !rest.isEmpty {
      guard Wait.isReady(input, POLLOUT, until: deadline) else { return false }
      let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      if count < 0 { return false }
      rest = rest.dropFirst(count)
    }
    return isOpen
  }

  /// The next line that it prints.
  public func receive(until deadline: ContinuousClock.Instant) -> LineReader.Reading {
    isOpen ? reader.next(until: deadline) : .end
  }

  /// Forgets what it has printed unasked; false if that is too much.
  public func discard() -> Bool { isOpen && reader.discard() }

  /// Ends its input, which means goodbye, waits a little, and kills what is left then.
  public func end(patience: Duration) {
    guard isOpen else { return }
    hangUp()
    let deadline = ContinuousClock.now + patience
    while isRunning, ContinuousClock.now < deadline { usleep(2000) }
    killGroup()
  }

  /// Kills it at once; not told goodbye, it does not begin to put its things in order.
  public func kill() {
    guard isOpen else { return }
    killGroup()
    hangUp()
  }

  /// Whether it has not ended yet.
  ///
  /// One that has ended is left to be waited for: until then its number is given to no other process.
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
