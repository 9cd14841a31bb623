import CNcurses
import CellGrid
import Platform

/// Standard input and output as lines, for use without a screen.
///
/// Only one may be open at a time, and no `CursesConsole` beside it. It writes nothing but the
/// lines passed to `write`. From opening to closing, SIGTERM, SIGINT and SIGHUP are reported by
/// `waitForInput`; SIGPIPE and SIGXFSZ are ignored.
public final class LineConsole {
  /// Whether input comes from a terminal.
  public let isInteractive: Bool
  /// Whether text may go beyond ASCII.
  public let unicode: Bool
  /// Ends `waitForInput` from other threads.
  public let waker: WakePipe
  /// Why output has failed; nil while it works.
  public private(set) var loss: Loss?

  /// Why output has failed.
  public enum Loss: Sendable {
    /// The reader has closed its end, or the terminal is gone.
    case unread
    /// The system refuses it, as on a full disk.
    case refused
  }

  /// The width of the terminal on standard output; nil if that is not a terminal.
  public var columns: Int? { StandardStreams.outputColumns }

  private var input = LineBuffer()
  private var signals: [Int32] = []
  private let signalPipe: Int32
  private let writesToTerminal: Bool
  private var isOpen = true

  /// Opens standard input and output; `environment` names the locale.
  ///
  /// - Throws: `ConsoleError.noMoreFiles`.
  public init(environment: [String: String]) throws(ConsoleError) {
    waker = try WakePipe.forConsole()
    CursesConsole.chooseCharacters(environment)
    isInteractive = isatty(STDIN_FILENO) == 1
    writesToTerminal = isatty(STDOUT_FILENO) == 1
    if writesToTerminal { cn_open_terminal() }
    unicode = cn_is_utf8()
    signalPipe = cn_catch_signals()
    guard signalPipe >= 0 else { throw .noMoreFiles }
  }

  deinit { close() }

  /// Restores the signal handlers; further calls do nothing.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    if writesToTerminal { cn_close_terminal() }
    cn_release_signals()
  }

  /// The next line; nil if none has arrived or input has ended.
  public func nextLine() -> String? { input.next() }

  public var hasEnded: Bool { input.hasEnded }

  /// Waits for a line, a signal, a wake, bytes on other descriptors, or the timeout.
  ///
  /// Without a timeout it waits for ever. Unless `wantsInput`, no input is read.
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

  /// Reads input only while no line is waiting, so that no more is read than needed.
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
  /// A signal interrupts writing, so that a reader that is stuck cannot block the program.
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

  /// Writes as much as possible without blocking; returns how much that was.
  private func writeSome(_ bytes: ArraySlice<UInt8>) -> Int {
    let some = bytes.prefix(512)
    let count = some.withUnsafeBytes {
      // A terminal that is ready may still have too little room.
      writesToTerminal
        ? cn_write($0.baseAddress, $0.count)
        : Platform.write(STDOUT_FILENO, $0.baseAddress, $0.count)
    }
    if count >= 0 { return count }
    switch errno {
    case EINTR, EAGAIN: break
    case EPIPE, EIO: loss = .unread
    default: loss = .refused
    }
    return 0
  }
}

/// Splits bytes that arrive in portions of any size into lines.
///
/// Only the beginning of a line longer than the limit is kept; invalid UTF-8 becomes replacement
/// characters. The last line may lack its end.
struct LineBuffer {
  /// The number of bytes of a line that are kept.
  static let limit = 4096

  private var lines: [String] = []
  private var first = 0
  private var begun: [UInt8] = []
  private var hasBegun = false
  private(set) var isClosed = false

  var hasLine: Bool { first < lines.count }

  var hasEnded: Bool { isClosed && !hasLine }

  mutating func take(_ bytes: some Collection<UInt8>) {
    for (index, part) in bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
      if index > 0 { finishLine() }
      begun += part.prefix(max(0, Self.limit - begun.count))
      hasBegun = hasBegun || !part.isEmpty
    }
  }

  /// Notes the end of input.
  mutating func end() {
    if hasBegun { finishLine() }
    isClosed = true
  }

  /// The next line, without its end.
  mutating func next() -> String? {
    guard hasLine else { return nil }
    defer {
      first += 1
      if first == lines.count {
        lines.removeAll()
        first = 0
      }
    }
    return lines[first]
  }

  private mutating func finishLine() {
    lines.append(String(decoding: begun, as: UTF8.self))
    begun.removeAll(keepingCapacity: true)
    hasBegun = false
  }
}
