import Glibc
import Synchronization

/// A program of somebody else's that runs beside us, with pipes to its input and from its output.
///
/// It has a process group of its own, so that an interrupt at the keyboard reaches us only.
public final class ChildProgram {
  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private var reader: LineReader
  private var isOpen = true

  private static let turn = Mutex(())

  /// Starts a command of the shell; nil if that fails.
  public init?(_ command: String, lineLimit: Int) {
    // Between making a pipe and closing it to other programs no other program must start.
    let started = Self.turn.withLock { _ in Self.start(command) }
    guard let started else { return nil }
    process = started.process
    input = started.input
    output = started.output
    reader = LineReader(output, limit: lineLimit)
  }

  deinit { end(patience: .milliseconds(500)) }

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

  /// Ends its input, which means goodbye, waits a little and then ends it by force.
  public func end(patience: Duration) {
    guard isOpen else { return }
    hangUp()
    let deadline = ContinuousClock.now + patience
    while waitpid(process, nil, WNOHANG) == 0 {
      guard ContinuousClock.now < deadline else {
        endByForce()
        return
      }
      usleep(2000)
    }
  }

  /// Ends it by force, at once; not told goodbye, it does not begin to put its things in order.
  public func kill() {
    guard isOpen else { return }
    endByForce()
    hangUp()
  }

  private func hangUp() {
    isOpen = false
    close(input)
    close(output)
  }

  private func endByForce() {
    Glibc.kill(-process, SIGKILL)
    waitpid(process, nil, 0)
  }
}
