import CNcurses
import CellGrid
import Platform

/// A console on ncurses.
///
/// Only one may be open at a time, and it belongs to one thread. From opening to closing, a fatal
/// signal or trap restores the terminal before the process ends; SIGTERM, SIGINT and SIGHUP are
/// reported by `waitForInput`; SIGPIPE and SIGXFSZ are ignored.
public final class CursesConsole: LiveConsole {
  /// The current size of the window.
  public private(set) var size: Size
  public let abilities: Abilities
  /// Ends `waitForInput` from other threads.
  public let waker: WakePipe
  /// Ends `waitForInput`, from any thread.
  public var wake: @Sendable () -> Void { { [waker] in waker.wake() } }
  /// For how long the process has been stopped in total, as by Ctrl-Z.
  public private(set) var timeStopped = Duration.zero

  /// Whether the terminal reports the mouse; if not, the person can select text with it.
  public var wantsMouse = true {
    didSet { if isOpen, wantsMouse != oldValue { sendMouse() } }
  }

  /// Whether the terminal reports when its window gains and loses the focus.
  public var wantsFocus = false {
    didSet { if isOpen, wantsFocus != oldValue { sendFocus() } }
  }

  var keys: ArraySlice<Key> = []
  var hasEnded = false
  /// Signals for the next `waitForInput`.
  var signals: [Int32] = []
  /// The readable end of the pipe that signals are written to.
  let signalPipe: Int32
  private let screen: OpaquePointer
  private var painter: Painter
  private var decoder = KeyDecoder()
  private(set) var isOpen = true
  let dialect: NotificationDialect

  init(
    screen: OpaquePointer, waker: WakePipe, signalPipe: Int32, styles: CursesStyles,
    dialect: NotificationDialect
  ) {
    self.waker = waker
    self.dialect = dialect
    self.screen = screen
    self.signalPipe = signalPipe
    painter = Painter(styles: styles)
    abilities = Abilities(palette: styles.palette, unicode: cn_is_utf8())
    size = Size(width: Int(getmaxx(cn_screen())), height: Int(getmaxy(cn_screen())))
    sendMouse()
  }

  deinit { close() }

  /// Shows a grid; writes only what differs from the screen.
  public func present(_ grid: Grid) {
    guard isOpen else { return }
    painter.paint(grid, on: size)
    wrefresh(cn_screen())
  }

  /// The next key; nil if none is waiting.
  ///
  /// `Key.ended` is returned once. A call takes up to 25 ms, the time to distinguish a lone Escape
  /// from the beginning of a sequence.
  public func nextKey() -> Key? {
    guard isOpen else { return nil }
    takeSignals()
    if keys.isEmpty { readKeys() }
    return keys.popFirst()
  }

  /// Restores the terminal; further calls do nothing.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    // Writing to a terminal that is gone would fail.
    if cn_is_there() { leave() }
    delscreen(screen)
    cn_disarm_rescue()
    cn_release_signals()
  }

  private func readKeys() {
    if hasEnded { return }
    var codes: [Int32] = []
    // Bounded, since input may arrive faster than it is read.
    while codes.count < 4096, case let code = wgetch(cn_screen()), code != ERR {
      codes.append(code)
    }
    keys = decoder.keys(from: codes)[...]
    if codes.isEmpty, cn_has_ended() {
      hasEnded = true
      keys.append(.ended)
    }
  }

  private func sendMouse() {
    if cn_has_mouse() { cn_send(wantsMouse ? cn_mouse_on : cn_mouse_off) }
  }

  private func sendFocus() {
    if cn_has_mouse() { cn_send(wantsFocus ? cn_focus_on : cn_focus_off) }
  }

  /// Leaves curses mode, for good or until `enter()`.
  private func leave() {
    if cn_has_mouse() { cn_send(cn_mouse_off) }
    if cn_has_mouse(), wantsFocus { cn_send(cn_focus_off) }
    endwin()
  }

  /// Enters curses mode again after another program had the terminal.
  private func enter() {
    if !isendwin() { leave() }
    wrefresh(cn_screen())
    sendMouse()
    if wantsFocus { sendFocus() }
    measure()
  }

  /// Restores the terminal and stops the process, as Ctrl-Z asks, until it is continued.
  private func suspend() {
    leave()
    let beginning = SuspendingClock.now
    cn_stop()
    timeStopped += SuspendingClock.now - beginning
    enter()
  }

  /// Reads the size of the window; the next grid is drawn whole.
  private func measure() {
    var height: Int32 = 0
    var width: Int32 = 0
    if cn_window_size(&height, &width) { resize_term(height, width) }
    size = Size(width: Int(getmaxx(cn_screen())), height: Int(getmaxy(cn_screen())))
    clearok(cn_current_screen(), true)
    painter.forget()
    if keys.last != .resized { keys.append(.resized) }
  }

  /// Handles the signals for the screen and keeps the others for `waitForInput`.
  func takeSignals() {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    let count = read(signalPipe, &bytes, bytes.count)
    for number in bytes.prefix(max(0, count)).map(Int32.init) {
      switch number {
      case SIGWINCH: measure()
      case SIGTSTP: suspend()
      case SIGCONT: enter()
      default: signals.append(number)
      }
    }
  }
}

extension CursesConsole {
  /// Alerts the person, as far as the terminal can.
  public func ring(_ alert: Alert) {
    guard isOpen else { return }
    switch alert {
    case .bell: beep()
    case .flash: flash()
    // Only terminals that report the focus are known to parse such sequences.
    case .notification(let text):
      if wantsFocus, cn_has_mouse() {
        cn_send(dialect.sequence(for: text, isUnicode: abilities.unicode))
      }
    }
  }
}

extension CursesConsole {
  /// Puts a text on the terminal's clipboard (OSC 52); terminals that do not allow it ignore that.
  public func copy(_ text: String) {
    // Only terminals that report the mouse are known to parse such sequences.
    if isOpen, cn_has_mouse() { cn_send("\u{1B}]52;c;\(Array(text.utf8).base64)\u{07}") }
  }
}

extension CursesConsole {
  /// Waits for keys, a signal, a wake or the timeout; without a timeout for ever.
  public func waitForInput(timeoutMilliseconds: Int?) -> Arrivals {
    waitForInput(timeoutMilliseconds: timeoutMilliseconds, also: [])
  }

  /// Waits for keys, a signal, a wake, bytes on other descriptors, or the timeout.
  ///
  /// Without a timeout it waits for ever. It returns at once for what has arrived since the last
  /// wait. Once input has ended, it no longer waits for keys.
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
    // `poll` skips negative descriptors.
    let all = [hasEnded ? -1 : STDIN_FILENO, waker.descriptor, signalPipe] + descriptors
    var polls = all.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let timeout = timeoutMilliseconds.map { Int32(clamping: $0) } ?? -1
    // After an interruption, the caller's next round handles the signal.
    guard Platform.poll(&polls, nfds_t(polls.count), timeout) > 0 else { return }
    if polls[0].revents != 0 { arrivals.hasInput = true }
    if polls[1].revents != 0, waker.takeWakes() { arrivals.isWoken = true }
    if polls[2].revents != 0 { arrivals.merge(takeArrivals()) }
    arrivals.readable = polls.dropFirst(3).filter { $0.revents != 0 }.map(\.fd)
  }
}

/// Why a console cannot be opened; nothing has been written to the terminal.
public enum ConsoleError: Error, Hashable, Sendable {
  /// Standard input or output is a file, a pipe, or closed.
  case notATerminal
  /// The system has no description of this terminal; empty if `TERM` names none.
  case unknownTerminal(String)
  /// The terminal cannot move the cursor freely.
  case terminalTooPlain(String)
  /// The system refuses the program more file descriptors.
  case noMoreFiles
}

extension WakePipe {
  /// The pipe that ends a console's wait.
  static func forConsole() throws(ConsoleError) -> WakePipe {
    do throws(SystemError) {
      return try WakePipe()
    } catch {
      throw .noMoreFiles
    }
  }
}
