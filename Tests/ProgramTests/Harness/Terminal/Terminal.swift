import CVTerm
import Platform
import TestSupport
import Testing

/// A program on a terminal of its own, with a person's hands and eyes.
///
/// Nothing here waits for a time: `waitUntil` waits for what the screen shows, `exitStatus` for the
/// end. The program is killed when the terminal goes.
final class Terminal {
  /// Why the program did not do what was waited for.
  enum Failure: Error {
    case notStarted(program: String, error: Int32)
    case timedOut(screen: String)
    case stillRunning(screen: String)
  }

  let process: pid_t
  /// Every byte the program has written so far.
  private(set) var output: [UInt8] = []
  /// The terminal's modes before the program ran.
  let initialModes: TerminalModes
  let emulator: OpaquePointer
  let cells: OpaquePointer
  private(set) var controller: Int32
  private(set) var columns: Int
  private(set) var rows: Int
  private let properties: UnsafeMutablePointer<cvterm_properties>
  private var status: ExitStatus?
  var seen: Seen?
  /// The home the program lives in: it may not go before the program does.
  var home: Home?

  /// Starts a program.
  ///
  /// `environment` is added to a bare one; nil takes a variable away.
  init(
    _ program: String, _ arguments: [String] = [], columns: Int = 80, rows: Int = 24,
    term: String = "xterm-256color", home: String = "/nonexistent",
    environment: [String: String?] = [:], directory: String? = nil
  ) throws {
    let variables = Self.environment(term: term, home: home, changes: environment)
    let controller = cvterm_open(Int32(rows), Int32(columns))
    initialModes = TerminalModes(of: controller)
    let process = withCStrings([program] + arguments) { arguments in
      withCStrings(variables) { cvterm_spawn(controller, program, arguments, $0, directory) }
    }
    guard process > 0 else {
      close(controller)
      throw Failure.notStarted(program: program, error: errno)
    }
    self.process = process
    self.controller = controller
    self.columns = columns
    self.rows = rows
    emulator = vterm_new(Int32(rows), Int32(columns))
    cells = vterm_obtain_screen(emulator)
    properties = .allocate(capacity: 1)
    properties.initialize(to: cvterm_properties())
    properties.pointee.cursor_visible = 1
    vterm_set_utf8(emulator, 1)
    vterm_screen_enable_altscreen(cells, 1)
    cvterm_watch(cells, properties)
    vterm_screen_reset(cells, 1)
  }

  deinit {
    if status == nil {
      // Where what is run is counted, a program counts only if it may end.
      if getenv("LLVM_PROFILE_FILE") != nil {
        Platform.kill(process, SIGTERM)
        _ = try? exitStatus(timeout: .seconds(2))
      }
    }
    if status == nil {
      Platform.kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    if controller >= 0 { close(controller) }
    vterm_free(emulator)
    properties.deallocate()
  }

  /// How many bytes the program has written so far.
  var bytesReceived: Int { output.count }
  /// Whether the program shows its own screen, not the shell's.
  var isAlternateScreen: Bool { properties.pointee.alternate_screen != 0 }
  /// Whether the cursor is shown.
  var isCursorVisible: Bool { properties.pointee.cursor_visible != 0 }
  /// Whether the mouse is reported.
  var isMouseReported: Bool { properties.pointee.mouse != 0 }
  /// How often the bell rang.
  var bells: Int { Int(properties.pointee.bells) }
  /// The terminal's modes now.
  var modes: TerminalModes { TerminalModes(of: controller) }

  /// Whether the terminal is as it was before the program ran.
  var isRestored: Bool {
    !isAlternateScreen && isCursorVisible && !isMouseReported && modes == initialModes
  }

  /// Waits until the screen's rows fulfil a condition, and until the picture that does is there to
  /// its end: the program rests then, and nothing is left to read.
  func waitUntil(
    timeout: Duration = .seconds(20), _ condition: ([String]) throws -> Bool
  ) throws {
    let end = ContinuousClock.now + Patience.atMost(timeout)
    while try !condition(screen) {
      if ContinuousClock.now > end { throw Failure.timedOut(screen: text) }
      receive()
    }
    while ContinuousClock.now < end, !isResting || receive(waiting: 0) {}
  }

  /// Waits until the screen contains a text, in one row or wrapped.
  func waitFor(_ text: String, timeout: Duration = .seconds(20)) throws {
    try waitUntil(timeout: timeout) { rows in
      rows.contains { $0.contains(text) } || words.contains(text)
    }
  }

  /// Waits for the program's end and takes what it still wrote.
  @discardableResult
  func exitStatus(timeout: Duration = .seconds(20)) throws -> ExitStatus {
    let end = ContinuousClock.now + Patience.atMost(timeout)
    while status == nil {
      receive()
      var raw: Int32 = 0
      if waitpid(process, &raw, WNOHANG) == process { status = ExitStatus(raw) }
      if status == nil, ContinuousClock.now > end { throw Failure.stillRunning(screen: text) }
    }
    while receive(waiting: 0) {}
    return try #require(status)
  }

  /// Sends the program a signal.
  func kill(_ signal: Int32) { Platform.kill(process, signal) }

  /// Closes the terminal under the program, as a lost connection does.
  func hangUp() {
    close(controller)
    controller = -1
  }

  /// Gives the window another size.
  func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    vterm_set_size(emulator, Int32(rows), Int32(columns))
    cvterm_resize(controller, Int32(rows), Int32(columns))
  }

  /// Sends bytes to the program, reading meanwhile what it writes: else both might wait for ever.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while controller >= 0, !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        receive()
      } else if count < 0, errno != EINTR {
        return
      }
    }
  }

  /// Takes what the program has written, waiting for it some milliseconds at most; whether there
  /// was any.
  @discardableResult
  func receive(waiting milliseconds: Int32 = 10) -> Bool {
    var input = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    guard poll(&input, 1, milliseconds) > 0, input.revents & Int16(POLLIN) != 0 else {
      // A terminal without a program is ready at once, for ever.
      if input.revents != 0 { usleep(1000) }
      return false
    }
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = read(controller, &bytes, bytes.count)
    guard count > 0 else { return false }
    output += bytes.prefix(count)
    bytes.withUnsafeBytes {
      _ = vterm_input_write(emulator, $0.bindMemory(to: CChar.self).baseAddress, count)
    }
    sendAnswers()
    return true
  }

  /// Passes on what the emulator says to the program.
  func sendAnswers() {
    var bytes = [CChar](repeating: 0, count: 256)
    while case let count = vterm_output_read(emulator, &bytes, bytes.count), count > 0 {
      send(bytes.prefix(count).map(UInt8.init(bitPattern:)))
    }
  }
}
