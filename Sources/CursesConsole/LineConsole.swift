import CNcurses
import CellGrid
import Platform

/// Standard input and output as lines, for use without a screen.
///
/// Only one may be open at a time, and no `CursesConsole` with it. It writes only the lines passed
/// to `write` and, on a terminal, what is typed. There it edits lines itself: output is held back
/// while a line is being typed, so that nothing is printed into it. The output appears once the
/// line is finished or empty again, or when no key has been pressed for some time; then the
/// unfinished line is written again below it.
///
/// While it is open, `waitForInput` reports SIGTERM, SIGINT and SIGHUP; SIGPIPE and SIGXFSZ are
/// ignored.
public final class LineConsole: LineTerminal {
  /// Whether input comes from a terminal.
  public let isInteractive: Bool
  /// Whether text may contain characters beyond ASCII.
  public let unicode: Bool
  /// Why output has failed; nil while it works.
  public private(set) var loss: LineLoss?

  /// The width of the terminal on standard output; nil if that is not a terminal.
  public var columns: Int? { StandardStreams.outputColumns }

  public var wake: @Sendable () -> Void { { [waker] in waker.wake() } }

  private let waker: WakePipe
  private var input = LineFramer(limit: lineLimit)
  private var isInputClosed = false
  private var signals: [Int32] = []
  private let signalPipe: Int32
  private let writesToTerminal: Bool
  private var isOpen = true
  /// The line being typed; nil if the terminal or another program edits lines.
  private var editor: LineEditor?
  /// Output held back until the line being typed is finished.
  private var held: [String] = []
  /// The time of the last key, or when the unfinished line was last written again.
  private var lastKey = ContinuousClock.now
  /// Whether anything was written while the last finished line was being typed.
  private var isLate = false

  /// How long output is held back for the next key.
  private let patience: Duration

  /// How many bytes of a line count.
  private static let lineLimit = 4096

  /// Opens standard input and output; `environment` names the locale.
  ///
  /// `patience` is how long output is held back for the next key while a line is being typed.
  ///
  /// - Throws: `ConsoleError.noMoreFiles`.
  public init(
    environment: [String: String], patience: Duration = .seconds(10)
  ) throws(ConsoleError) {
    self.patience = patience
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

  /// Restores the terminal and the signal handlers; further calls do nothing.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    if let editor {
      if !editor.text.isEmpty { put("\n") }
      showHeld()
      cn_restore_modes()
      cn_disarm_rescue()
    }
    if writesToTerminal { cn_close_terminal() }
    cn_release_signals()
  }

  /// The next line; nil if none has arrived or input has ended.
  public func nextLine() -> TypedLine? {
    defer { isLate = false }
    return input.next().map { line in
      TypedLine(String(decoding: line.prefix(Self.lineLimit), as: UTF8.self), isLate: isLate)
    }
  }

  public var hasEnded: Bool { isInputClosed && input.first == nil }

  /// Waits for a line, a signal, a wake-up, bytes on other descriptors, or the timeout.
  ///
  /// Without a timeout it waits for ever. Input is read only if `wantsInput`.
  public func waitForInput(
    timeoutMilliseconds: Int?, wantsInput: Bool, also descriptors: [Int32]
  ) -> Arrivals {
    let start = ContinuousClock.now
    if wantsInput, editor == nil { beginEditing() }
    while true {
      takeSignals()
      showHeldInTime()
      var arrivals = Arrivals()
      arrivals.signals = signals
      arrivals.hasInput = wantsInput && (input.first != nil || isInputClosed)
      signals = []
      var left: Int?
      if let timeoutMilliseconds {
        let elapsed = (ContinuousClock.now - start) / .milliseconds(1)
        left = max(0, timeoutMilliseconds - Int(elapsed))
      }
      let wait = [left, millisecondsToHold].compactMap(\.self).min()
      poll(descriptors, arrivals.isEmpty ? wait : 0, wantsInput, into: &arrivals)
      if !arrivals.isEmpty || left == 0 { return arrivals }
    }
  }

  /// Reads input only while no line is waiting, so that no more is read than needed.
  private func poll(
    _ descriptors: [Int32], _ milliseconds: Int?, _ wantsInput: Bool,
    into arrivals: inout Arrivals
  ) {
    let standard = wantsInput && !isInputClosed && input.first == nil ? STDIN_FILENO : -1
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
    var bytes: [UInt8] = Array(repeating: 0, count: Self.lineLimit)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count > 0 {
      if editor == nil { input.append(bytes.prefix(count)) } else { edit(bytes.prefix(count)) }
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      endInput()
    }
  }

  private func endInput() {
    input.finish()
    isInputClosed = true
  }

  private func takeSignals() {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    let count = read(signalPipe, &bytes, bytes.count)
    for number in bytes.prefix(max(0, count)).map(Int32.init) {
      switch number {
      case SIGTSTP:
        if editor != nil { cn_restore_modes() }
        cn_stop()
        goOnEditing()
      case SIGCONT: goOnEditing()
      case SIGWINCH: break
      default: signals.append(number)
      }
    }
  }

  /// Writes a line, or holds it back while another is being typed.
  public func write(_ line: String) {
    if editor?.text.isEmpty == false { held.append(line) } else { put(line + "\n") }
  }

  /// Writes text.
  ///
  /// A signal interrupts writing, so that a stuck reader cannot block the program.
  private func put(_ text: String) {
    var rest = Array(text.utf8)[...]
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

  /// Writes as much as possible without blocking; returns the number of bytes written.
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

/// Editing of the line being typed.
extension LineConsole {
  /// Starts editing lines if the terminal would otherwise do so, and if output goes to it as well.
  private func beginEditing() {
    guard isInteractive, writesToTerminal, cn_edit_lines() else { return }
    cn_arm_rescue_of_modes()
    editor = LineEditor()
  }

  /// Takes over the terminal again after the program was stopped, and writes the unfinished line
  /// again.
  private func goOnEditing() {
    guard let editor, cn_edit_lines() else { return }
    if !editor.text.isEmpty { put(editor.text) }
  }

  private func edit(_ bytes: some Collection<UInt8>) {
    lastKey = .now
    for byte in bytes {
      let line = editor?.take(byte, columns: columns ?? .max)
      put(editor?.takeEcho() ?? "")
      if let line {
        isLate = isLate || !held.isEmpty
        input.append(Array(line.utf8) + [LineFramer.end])
      }
      if editor?.text.isEmpty == true { showHeld() }
      if editor?.hasEnded == true { endInput() }
    }
  }

  private func showHeld() {
    let lines = held
    held = []
    for line in lines { put(line + "\n") }
  }

  /// The milliseconds until held-back output is written; nil if there is none.
  private var millisecondsToHold: Int? {
    held.isEmpty
      ? nil : max(0, Int((lastKey + patience - ContinuousClock.now) / .milliseconds(1)) + 1)
  }

  /// Writes output that has been held back long enough, and the unfinished line again below it.
  private func showHeldInTime() {
    guard let editor, !held.isEmpty, lastKey + patience <= ContinuousClock.now else { return }
    put("\n")
    showHeld()
    put(editor.text)
    lastKey = .now
  }
}
