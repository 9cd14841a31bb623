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

  /// Whether the line to the terminal is slow, so that a key's bytes may arrive apart.
  public var isLineSlow = false

  var keys: ArraySlice<Key> = []
  var hasEnded = false
  /// Signals for the next `waitForInput`.
  var signals: [Int32] = []
  /// The readable end of the pipe that signals are written to.
  let signalPipe: Int32
  private let screen: OpaquePointer
  private var painter: Painter
  /// The grid that waits until the terminal has taken the one before.
  private var newest: Grid?
  var output: TerminalOutput
  var decoder = KeyDecoder(named: KeyDecoder.describedKeys)
  let escapeDelay: EscapeDelay
  /// When an incomplete key is given up; nil while there is none.
  var incompleteUntil: ContinuousClock.Instant?
  /// The end of a flash of the screen, and when it is due.
  var flashEnd: (text: String, at: ContinuousClock.Instant)?
  private(set) var isOpen = true
  /// Whether the terminal took all that restores it; if not, writing to it might never end.
  public private(set) var takesOutput = true
  let dialect: NotificationDialect

  init(
    screen: OpaquePointer, waker: WakePipe, signalPipe: Int32, styles: CursesStyles,
    environment: [String: String]
  ) {
    self.waker = waker
    dialect = NotificationDialect(environment: environment)
    escapeDelay = EscapeDelay(environment: environment)
    output = TerminalOutput()
    self.screen = screen
    self.signalPipe = signalPipe
    painter = Painter(styles: styles)
    abilities = Abilities(palette: styles.palette, unicode: cn_is_utf8())
    size = Size(width: Int(getmaxx(cn_screen())), height: Int(getmaxy(cn_screen())))
    if let given = Size(environment: environment) {
      resize_term(Int32(given.height), Int32(given.width))
    }
    updateSize()
    output.takeScreen()
    sendModes()
  }

  deinit { close() }

  /// Shows a grid; writes only what differs from the screen.
  ///
  /// Until the terminal has taken the grid before, nothing is drawn, and then the newest.
  public func present(_ grid: Grid) {
    guard isOpen else { return }
    newest = grid
    output.send()
    draw()
  }

  /// Draws the grid that waits, if the terminal has taken everything.
  func draw() {
    guard let grid = newest, output.isEmpty else { return }
    newest = nil
    painter.paint(grid, on: size, atMost: output.cellsAtOnce) {
      wrefresh(cn_screen())
      output.takeScreen()
    }
    output.send()
  }

  /// Draws the next grid whole, as after the output of another program.
  public func redraw() {
    clearok(cn_current_screen(), true)
    painter.forget()
  }

  /// The next key; nil if none is waiting.
  ///
  /// `Key.ended` is returned once.
  public func nextKey() -> Key? {
    guard isOpen else { return nil }
    takeSignals()
    if keys.isEmpty { readKeys() }
    return keys.popFirst()
  }

  /// Restores the terminal, as far as it takes that within half a second; further calls do nothing.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    leave()
    delscreen(screen)
    cn_close_screen_file()
    cn_disarm_rescue()
    cn_close_terminal()
    cn_release_signals()
  }

  /// Asks the terminal for what the console needs of it.
  private func sendModes() {
    output.append(capability: "smkx")
    if cn_has_mouse() { output.append(String(cString: cn_paste_on)) }
    sendMouse()
    if wantsFocus { sendFocus() }
  }

  private func sendMouse() {
    if cn_has_mouse() { send(String(cString: wantsMouse ? cn_mouse_on : cn_mouse_off)) }
  }

  private func sendFocus() {
    if cn_has_mouse() { send(String(cString: wantsFocus ? cn_focus_on : cn_focus_off)) }
  }

  /// Writes bytes behind what has been drawn.
  func send(_ text: String) {
    output.append(text)
    output.send()
  }

  /// Leaves curses mode, for good or until `enter()`.
  private func leave() {
    output.cancel()
    if let flashEnd { output.append(flashEnd.text) }
    flashEnd = nil
    if cn_has_mouse() {
      output.append(String(cString: cn_mouse_off))
      output.append(String(cString: cn_focus_off))
      output.append(String(cString: cn_paste_off))
    }
    output.append(capability: "rmkx")
    endwin()
    output.takeScreen()
    // Without a screen of its own, the program leaves its picture, and a clean line below it.
    if cn_string("rmcup") == nil {
      output.append("\r\n")
      output.append(capability: "el")
    }
    takesOutput = output.finish()
    cn_restore_modes()
  }

  /// Enters curses mode again after another program had the terminal.
  private func enter() {
    if !isendwin() { leave() }
    cn_change_modes()
    werase(cn_screen())
    wrefresh(cn_screen())
    output.takeScreen()
    sendModes()
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

  /// Takes over the size of the window; the next grid is drawn whole.
  private func measure() {
    updateSize()
    redraw()
    if keys.last != .resized { keys.append(.resized) }
  }

  private func updateSize() {
    var height: Int32 = 0
    var width: Int32 = 0
    if cn_window_size(&height, &width) { resize_term(height, width) }
    size = Size(width: Int(getmaxx(cn_screen())), height: Int(getmaxy(cn_screen())))
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
  ///
  /// An alert that the terminal does not take now is dropped: later it would be wrong.
  public func ring(_ alert: Alert) {
    guard isOpen, output.isEmpty else { return }
    switch alert {
    case .bell: send("\u{07}")
    case .flash: flash()
    // Only terminals that report the focus are known to parse such sequences.
    case .notification(let text):
      if wantsFocus, cn_has_mouse() {
        send(dialect.sequence(for: text, isUnicode: abilities.unicode))
      }
    }
  }

  /// Inverts the screen for a tenth of a second.
  private func flash() {
    let parts = TerminalOutput.parts(ofCapability: "flash")
    guard let first = parts.first else { return send("\u{07}") }
    send(first)
    flashEnd = (parts.dropFirst().joined(), ContinuousClock.now + .milliseconds(100))
  }

  /// Ends a flash whose time is over.
  func endFlash() {
    guard let (text, end) = flashEnd, ContinuousClock.now >= end else { return }
    flashEnd = nil
    send(text)
  }
}

extension CursesConsole {
  /// Puts a text on the terminal's clipboard (OSC 52); terminals that do not allow it ignore that.
  public func copy(_ text: String) {
    // Only terminals that report the mouse are known to parse such sequences.
    guard isOpen, cn_has_mouse(), output.isEmpty else { return }
    send("\u{1B}]52;c;\(Array(text.utf8).base64)\u{07}")
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
