import CNcurses
import CellGrid
import Platform

/// Standard input and output as lines, for where there is no screen or none is wanted.
///
/// There may be one at a time, and no `CursesConsole` beside it. Nothing is written but the lines
/// handed in. From opening to closing SIGTERM, SIGINT and SIGHUP arrive through `waitForInput`;
/// SIGPIPE and SIGXFSZ are ignored.
public final class LineConsole {
  /// Whether a person sits there: input comes from a terminal.
  public let isInteractive: Bool
  /// Whether text may go beyond ASCII.
  public let unicode: Bool
  /// Ends `waitForInput` from other threads.
  public let waker: WakePipe
  /// Why nothing can be written any more; nil as long as it can.
  public private(set) var loss: Loss?

  /// Why nothing can be written any more.
  public enum Loss: Sendable {
    /// Nobody reads it.
    case unread
    /// It is refused, as by a full disk.
    case refused
  }

  /// How wide the terminal is that lines are written to; nil if it is none.
  public var columns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private var input = LineBuffer()
  private var signals: [Int32] = []
  private let signalPipe: Int32
  private var isOpen = true

  /// Opens standard input and output; `environment` names the locale.
  ///
  /// - Throws: `ConsoleError.noMoreFiles`.
  public init(environment: [String: String]) throws(ConsoleError) {
    waker = try WakePipe.forConsole()
    CursesConsole.chooseCharacters(environment)
    isInteractive = isatty(STDIN_FILENO) == 1
    unicode = cn_is_utf8()
    signalPipe = cn_catch_signals()
    guard signalPipe >= 0 else { throw .noMoreFiles }
  }

  deinit { close() }

  /// Gives the signals back to who had them; calling it again does nothing.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    cn_release_signals()
  }

  /// The next line that is there; nil when none is, or input has ended.
  public func nextLine() -> String? { input.next() }

  /// Whether input has ended and every line has been handed out.
  public var hasEnded: Bool { input.hasEnded }

  /// Sleeps until a line, a signal, a wake or bytes on other descriptors come, or time is over.
  ///
  /// Without a time it waits for ever. Input is left alone unless it is wanted.
  public func waitForInput(
    timeoutMilliseconds: Int? = nil, wantsInput: Bool = true, also descriptors: [Int32] = []
  ) -> Arrivals {
    let start = ContinuousClock.now
    while true {
      takeSignals()
      var arrivals = Arrivals()
      arrivals.signals = signals
      arrivals.hasInput = wantsInput && (input.hasLine || input.hasEnded)
      signals = []
      var left: Int?
      if let timeoutMilliseconds {
        let elapsed = (ContinuousClock.now - start) / .milliseconds(1)
        left = max(0, timeoutMilliseconds - Int(elapsed))
      }
      poll(descriptors, arrivals.isEmpty ? left : 0, wantsInput, into: &arrivals)
      if !arrivals.isEmpty || left == 0 { return arrivals }
    }
  }

  /// Takes bytes in when there are some and no line waits: what nobody asks for yet stays with the sender.
  private func poll(
    _ descriptors: [Int32], _ milliseconds: Int?, _ wantsInput: Bool,
    into arrivals: inout Arrivals
  ) {
    let standard = wantsInput && !input.isClosed && !input.hasLine ? STDIN_FILENO : -1
    var polls = ([standard, waker.descriptor, signalPipe] + descriptors).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let timeout = milliseconds.map { Int32(clamping: $0) } ?? -1
    guard Platform.poll(&polls, nfds_t(polls.count), timeout) > 0 else { return }
    if polls[0].revents != 0 { readBytes() }
    if polls[1].revents != 0, waker.takeWakes() { arrivals.isWoken = true }
    arrivals.readable = polls.dropFirst(3).filter { $0.revents != 0 }.map(\.fd)
  }

  private func readBytes() {
    var bytes: [UInt8] = Array(repeating: 0, count: LineBuffer.limit)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count > 0 {
      input.take(bytes.prefix(count))
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      input.end()
    }
  }

  private func takeSignals() {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    let count = read(signalPipe, &bytes, bytes.count)
    for number in bytes.prefix(max(0, count)).map(Int32.init) {
      switch number {
      case SIGTSTP: cn_stop()
      case SIGCONT, SIGWINCH: break
      default: signals.append(number)
      }
    }
  }

  /// Writes a line.
  ///
  /// A signal ends the writing, so that a reader that is stuck cannot hold the program up.
  public func write(_ line: String) {
    var rest = Array((line + "\n").utf8)[...]
    while !rest.isEmpty, loss == nil, signals.isEmpty {
      var polls = [
        pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: signalPipe, events: Int16(POLLIN), revents: 0),
      ]
      guard Platform.poll(&polls, nfds_t(polls.count), -1) > 0 else { continue }
      if polls[1].revents != 0 { takeSignals() }
      if polls[0].revents != 0 { rest = rest.dropFirst(writeSome(rest)) }
    }
  }

  /// Writes what is sure not to block; how much that was.
  private func writeSome(_ bytes: ArraySlice<UInt8>) -> Int {
    let some = bytes.prefix(512)
    let count = some.withUnsafeBytes { Platform.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    if count >= 0 { return count }
    switch errno {
    case EINTR, EAGAIN: break
    // The reader has gone, or the terminal.
    case EPIPE, EIO: loss = .unread
    default: loss = .refused
    }
    return 0
  }
}
