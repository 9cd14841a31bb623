import CNcurses
import CellGrid
import MueData
import Platform

/// A console on ncurses.
///
/// Only one may be open at a time, and it belongs to one thread. While it is open, a trap and every
/// signal that ends the process first restore the terminal; `waitForInput` reports SIGTERM, SIGINT
/// and SIGHUP; SIGPIPE and SIGXFSZ are ignored.
public final class CursesConsole: Console {
  public private(set) var size: Size
  /// The size of the window when it was last read; nil if the system does not know it.
  private var window: Size?
  /// The time of the last change of `window`; nil if it has not changed.
  private var windowChange: ContinuousClock.Instant?
  public var abilities: Abilities {
    Abilities(
      palette: painter.palette, unicode: isUnicode || !letters.isEmpty,
      isLight: questions.isLight, font: letters.isEmpty ? font : Set(letters.values))
  }
  /// Ends `waitForInput` from other threads.
  public let waker: WakePipe
  /// Ends `waitForInput`, from any thread.
  public var wake: @Sendable () -> Void { { [waker] in waker.wake() } }
  /// The total time for which the process was stopped, as by Ctrl-Z.
  public private(set) var timeStopped = Duration.zero

  /// Whether the terminal should report the mouse; if not, the person can select text with it.
  public var wantsMouse = true {
    didSet { if isOpen, wantsMouse != oldValue { sendMouse() } }
  }

  /// Whether the terminal should report when its window gains and loses the focus.
  public var wantsFocus = false {
    didSet { if isOpen, wantsFocus != oldValue { sendFocus() } }
  }

  /// Whether the connection to the terminal is slow, so that the bytes of a key may arrive
  /// separately.
  public var isLineSlow = false

  /// The palette that the person wants; nil for the best that the terminal has.
  public var wantedPalette: Abilities.Palette? {
    didSet { if wantedPalette != oldValue { choosePalette() } }
  }

  private var keys: ArraySlice<Key> = []
  private var hasEnded = false
  /// Signals for the next `waitForInput`.
  private var signals: [Int32] = []
  /// The readable end of the pipe to which signals are written.
  private let signalPipe: Int32
  private let screen: OpaquePointer
  private var painter: Painter
  /// The grid that waits until the terminal has taken the previous one.
  private var newest: Grid?
  private var output: TerminalOutput
  private var decoder: KeyDecoder
  private let escapeDelay: EscapeDelay
  /// The time at which an incomplete key is given up; nil if there is none.
  private var incompleteUntil: ContinuousClock.Instant?
  /// The end of a flash of the screen, with its time.
  private var flashEnd: (text: String, at: ContinuousClock.Instant)?
  private var isOpen = true
  /// The modes to set before the next frame; nil for none.
  private var lostModes: LostModes?

  private enum LostModes {
    case all
    /// All but the alternate screen: terminals that store a single cursor position would forget the
    /// shell's.
    case allButScreen
  }
  /// Whether the terminal took everything that restores it; if not, writing to it might never end.
  public private(set) var takesOutput = true
  private let dialect: NotificationDialect
  private let isUnicode = cn_is_utf8()
  /// The meaning of bytes beyond ASCII where each is a letter, as in Latin-1; otherwise empty.
  private let letters: [UInt8: Unicode.Scalar]
  private let font: Set<Unicode.Scalar>?
  private var questions: TerminalQuestions

  init(
    screen: OpaquePointer, waker: WakePipe, signalPipe: Int32, environment: [String: String]
  ) {
    self.waker = waker
    dialect = NotificationDialect(environment: environment)
    escapeDelay = EscapeDelay(environment: environment)
    output = TerminalOutput()
    self.screen = screen
    self.signalPipe = signalPipe
    painter = Painter(styles: CursesStyles())
    font = Self.font(environment)
    letters = Dictionary(
      uniqueKeysWithValues: (0xA0...0xFF).compactMap { byte in
        Unicode.Scalar(cn_character(byte)).flatMap { $0.value == 0 ? nil : (byte, $0) }
      })
    decoder = KeyDecoder(named: KeyDecoder.describedKeys, letters: letters)
    questions = TerminalQuestions(
      described: painter.describedPalette, environment: environment)
    size = Size(width: Int(getmaxx(cn_screen())), height: Int(getmaxy(cn_screen())))
    if let given = Size(environment: environment) {
      resize_term(Int32(given.height), Int32(given.width))
    }
    updateSize()
    choosePalette()
    output.takeScreen()
    sendModes()
    ask()
  }

  deinit { close() }

  /// Shows a grid, writing only what differs from the screen.
  ///
  /// Nothing is drawn until the terminal has taken the previous grid; then the newest one is.
  public func present(_ grid: Grid) {
    guard isOpen else { return }
    newest = grid
    output.send()
    draw()
  }

  /// Draws the waiting grid, if the terminal has taken everything.
  ///
  /// A grid made for another size is not drawn: the next one will have the size of the window.
  private func draw() {
    guard output.isEmpty else { return }
    setLostModes()
    guard let grid = newest, output.isEmpty else { return }
    newest = nil
    // There may have been no signal: in a container, or if this is not the controlling terminal.
    if Size.ofWindow != window { return measure() }
    painter.paint(grid, on: size, atMost: output.cellsAtOnce) {
      wrefresh(cn_screen())
      output.takeScreen()
    }
    if questions.holdsFrames { output.markFrame() }
    output.send()
  }

  /// Sets all modes again and draws the next grid whole, as for a new terminal in place of the
  /// previous one.
  public func redraw() {
    guard isOpen else { return }
    lostModes = .all
    measure()
  }

  /// Sets the modes that the terminal may have lost, once it has taken everything else.
  private func setLostModes() {
    guard let lost = lostModes else { return }
    lostModes = nil
    cn_change_modes()
    if lost == .all { output.append(capability: "smcup") }
    output.append(capability: "civis")
    output.forgetPen()
    sendModes()
    output.send()
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

  /// Restores the terminal, unless it takes nothing for half a second; further calls do nothing.
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

  /// Sets the terminal modes that the console needs.
  private func sendModes() {
    output.append(capability: "rmacs")
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

  /// Appends bytes to what has been drawn.
  private func send(_ text: String) {
    output.append(text)
    output.send()
  }

  /// Leaves curses mode, permanently or until `enter()`.
  private func leave() {
    awaitAnswers()
    output.cancel()
    if let flashEnd { output.append(flashEnd.text) }
    flashEnd = nil
    if cn_has_mouse() {
      if questions.holdsFrames { output.append(String(cString: cn_frame_end)) }
      output.append(String(cString: cn_mouse_off))
      output.append(String(cString: cn_focus_off))
      output.append(String(cString: cn_paste_off))
    }
    output.append(capability: "rmkx")
    endwin()
    output.takeScreen()
    // If curses has saved the cursor, some terminals (such as Vim's) restore it as hidden along
    // with the old screen.
    output.append(capability: "cnorm")
    // Without an alternate screen, the program leaves its picture, with a clean line below it.
    if cn_string("rmcup") == nil {
      output.append("\r\n")
      output.append(capability: "el")
    }
    takesOutput = output.finish()
    cn_restore_modes()
  }

  /// Enters curses mode again after another program has used the terminal.
  private func enter() {
    if !isendwin() { leave() }
    cn_change_modes()
    werase(cn_screen())
    wrefresh(cn_screen())
    output.takeScreen()
    sendModes()
    measure()
  }

  /// Restores the terminal and stops the process, as Ctrl-Z does, until it is continued.
  private func suspend() {
    leave()
    let beginning = SuspendingClock.now
    cn_stop()
    timeStopped += SuspendingClock.now - beginning
    enter()
  }

  /// Adopts the size of the window; the next grid is drawn whole.
  private func measure() {
    updateSize()
    clearok(cn_current_screen(), true)
    painter.forget()
    if keys.last != .resized { keys.append(.resized) }
  }

  /// Handles the signal for a changed window.
  ///
  /// If the size has not changed, the signal comes from a session manager and means that another
  /// terminal now shows the screen.
  private func takeNewSize() {
    let isOld = windowChange.map { ContinuousClock.now - $0 > .seconds(1) } ?? true
    if isOld, Size.ofWindow == window { return redraw() }
    lostModes = lostModes ?? .allButScreen
    measure()
  }

  private func updateSize() {
    let before = window
    window = .ofWindow
    if let before, before != window { windowChange = .now }
    if let window { resize_term(Int32(window.height), Int32(window.width)) }
    size = Size(width: Int(getmaxx(cn_screen())), height: Int(getmaxy(cn_screen())))
  }

  /// Handles the signals that concern the screen and keeps the others for `waitForInput`.
  private func takeSignals() {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    let count = read(signalPipe, &bytes, bytes.count)
    for number in bytes.prefix(max(0, count)).map(Int32.init) {
      switch number {
      case SIGWINCH: takeNewSize()
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
  /// An alert that the terminal does not take at once is dropped, since it would be wrong later.
  public func ring(_ alert: Alert) {
    guard isOpen, output.isEmpty else { return }
    switch alert {
    case .bell: send("\u{07}")
    case .flash: flash()
    // Only terminals that report the focus are known to parse such sequences.
    case .notification(let text):
      if wantsFocus, cn_has_mouse() {
        send(dialect.sequence(for: text, isUnicode: isUnicode))
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

  /// Ends a flash when its time is over.
  private func endFlash() {
    guard let (text, end) = flashEnd, ContinuousClock.now >= end else { return }
    flashEnd = nil
    send(text)
  }

  /// Puts a text on the terminal's clipboard (OSC 52); terminals that do not allow this ignore it.
  public func copy(_ text: String) {
    // Only terminals that report the mouse are known to parse such sequences.
    guard isOpen, cn_has_mouse(), output.isEmpty else { return }
    send("\u{1B}]52;c;\(Array(text.utf8).base64)\u{07}")
  }
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

extension Size {
  /// The size of the window as the system reports it; nil if it does not know it.
  static var ofWindow: Size? {
    var height: Int32 = 0
    var width: Int32 = 0
    return cn_window_size(&height, &width) ? Size(width: Int(width), height: Int(height)) : nil
  }

  /// The size given by `LINES` and `COLUMNS`, for a terminal that does not know its own.
  init?(environment: [String: String]) {
    func number(_ name: String) -> Int? {
      environment[name].flatMap { Int($0) }.flatMap {
        (1...Int(cn_longest_side)).contains($0) ? $0 : nil
      }
    }
    guard let height = number("LINES"), let width = number("COLUMNS") else { return nil }
    self.init(width: width, height: height)
  }
}

extension CursesConsole {
  /// Opens a console on standard input and output.
  ///
  /// `environment` names the terminal (`TERM`) and the locale. A non-empty `NO_COLOR` turns colours
  /// off, unless the person asks for some.
  ///
  /// - Throws: `ConsoleError`, before anything is written to the terminal.
  public static func open(environment: [String: String]) throws(ConsoleError) -> CursesConsole {
    let name = try checkedName(environment)
    chooseCharacters(environment)
    let waker = try WakePipe.forConsole()
    cn_note_modes()
    let signalPipe = cn_catch_signals()
    guard signalPipe >= 0 else { throw .noMoreFiles }
    guard let screen = cn_open(name) else {
      cn_release_signals()
      throw .unknownTerminal(name)
    }
    cn_change_modes()
    cn_arm_rescue()
    return CursesConsole(
      screen: screen, waker: waker, signalPipe: signalPipe, environment: environment)
  }

  /// The name of the terminal's description: its own, or `substitute` if the system has none.
  ///
  /// - Throws: `ConsoleError` if the terminal cannot show a screen.
  static func checkedName(_ environment: [String: String]) throws(ConsoleError) -> String {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    let name = environment["TERM"] ?? ""
    switch cn_check_terminal(name) {
    case CN_TERMINAL_FINE: return name
    case CN_TERMINAL_PLAIN: throw .terminalTooPlain(name)
    // Every terminal that has appeared in this century understands what xterm does.
    case _
    where !name.isEmpty && name != "dumb" && cn_check_terminal(substitute) == CN_TERMINAL_FINE:
      return substitute
    default: throw .unknownTerminal(name)
    }
  }

  /// The terminal whose description is used if the system has none for the present one, as often
  /// over ssh.
  public static let substitute = "xterm-256color"

  /// The name of the terminal if another one's description is used; nil otherwise, and if no
  /// console can be opened.
  public static func undescribedName(_ environment: [String: String]) -> String? {
    guard let name = environment["TERM"], let used = try? checkedName(environment) else {
      return nil
    }
    return used == name ? nil : name
  }

  /// Sets the person's locale for characters only: numbers in files keep the C locale.
  ///
  /// It falls back to UTF-8 if the environment names no locale, as in a bare container, or names a
  /// UTF-8 locale that this system does not have, as over ssh.
  static func chooseCharacters(_ environment: [String: String]) {
    if let locale = CharacterLocale(environment: environment) {
      if cn_choose_characters("") || !locale.isUTF8 { return }
    }
    if !cn_choose_characters("C.UTF-8") { _ = cn_choose_characters("") }
  }

  /// Waits for keys, a signal, a wake-up or the timeout; without a timeout it waits for ever.
  public func waitForInput(timeoutMilliseconds: Int?) -> Arrivals {
    waitForInput(timeoutMilliseconds: timeoutMilliseconds, also: [])
  }

  /// Waits for keys, a signal, a wake-up, bytes on other descriptors, or the timeout.
  ///
  /// Without a timeout it waits for ever. It returns at once if anything has arrived since the last
  /// wait. Once input has ended, it no longer waits for keys. Meanwhile it writes pending output as
  /// the terminal takes it.
  public func waitForInput(
    timeoutMilliseconds: Int? = nil, also descriptors: [Int32]
  ) -> Arrivals {
    let end = timeoutMilliseconds.map { ContinuousClock.now + .milliseconds($0) }
    while true {
      var arrivals = takeArrivals()
      let now = ContinuousClock.now
      // The earliest time that is due ends the poll.
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

  private func readKeys() {
    if hasEnded { return }
    var input = [pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)]
    guard Platform.poll(&input, 1, 0) > 0 else { return }
    // Bounded, since input may arrive faster than it is read.
    var bytes: [UInt8] = Array(repeating: 0, count: 4096)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count > 0 {
      let arrived = decoder.keys(from: bytes.prefix(count)).filter { !isFence($0) }
      arrived.forEach(learn)
      keys += arrived
      incompleteUntil = decoder.end(
        at: .now, escapeTime: escapeDelay.time(isLineSlow: isLineSlow))
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      hasEnded = true
      keys.append(.ended)
    }
  }

  /// Gives up a key whose bytes have not all arrived in time; returns whether that makes a key.
  private func giveUpIncompleteKey() -> Bool {
    guard let end = incompleteUntil, ContinuousClock.now >= end else { return false }
    incompleteUntil = nil
    keys += decoder.giveUp()
    return !keys.isEmpty
  }

  /// Asks what the terminal can do.
  ///
  /// No frame waits for the answers. A terminal that does not understand the questions may print
  /// parts of them; the first frame covers those.
  private func ask() {
    // Only terminals that report the mouse are known to parse such sequences.
    if cn_has_mouse() { output.append(questions.begin(at: .now)) }
  }

  private func learn(from key: Key) {
    guard case .reply(let text) = key else { return }
    questions.take(text)
    choosePalette()
  }

  /// Whether a key is the answer to the last question, which no other code waits for.
  private func isFence(_ key: Key) -> Bool {
    guard case .reply(let text) = key else { return false }
    return questions.isFence(text)
  }

  /// Takes the answers that are still in transit, so that the shell does not receive them as keys.
  private func awaitAnswers() {
    let end = ContinuousClock.now + .milliseconds(500)
    while !hasEnded, questions.areOpen(at: .now), ContinuousClock.now < end {
      output.send()
      var input = [pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)]
      if Platform.poll(&input, 1, 10) > 0 { readKeys() }
    }
  }

  /// The characters in the Linux console's font; none if they cannot be read, as over ssh; nil on
  /// any other terminal.
  static func font(_ environment: [String: String]) -> Set<Unicode.Scalar>? {
    guard environment["TERM", default: ""].hasPrefix("linux") else { return nil }
    var characters: [UInt16] = Array(repeating: 0, count: 8192)
    let count = cn_console_font(&characters, Int32(characters.count))
    return Set(characters.prefix(Int(count)).compactMap { Unicode.Scalar(UInt32($0)) })
  }

  private func choosePalette() {
    let palette = wantedPalette ?? questions.palette
    if palette != painter.palette { painter.palette = palette }
  }
}

/// Restores the terminal when a trap ends the program.
public enum Rescue {
  /// Allows the terminal to be restored even if the calling thread has used up its stack.
  ///
  /// Opening the console does this for its own thread; every other thread must call this at least
  /// once, before its work.
  public static func coverThread() { cn_cover_thread() }
}
