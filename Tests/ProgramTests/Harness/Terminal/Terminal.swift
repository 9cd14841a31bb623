import CVTerm
import Platform
import TestSupport
import Testing

/// A program on a terminal of its own, operated as by a person.
///
/// Nothing here waits for a fixed time: `waitUntil` waits for a screen, `exitStatus` for the end.
/// The program is killed when this object is released.
final class Terminal {
  /// Why the program did not do what was awaited.
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
  /// Whether the emulator answers questions; if not, tests type the answers.
  var answersQuestions = true
  /// The home of the program, which must outlive it.
  var home: Home?

  /// Starts a program.
  ///
  /// `environment` is added to a bare one; nil removes a variable.
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
      // With coverage, a program's counts are written only when it ends.
      if getenv("LLVM_PROFILE_FILE") != nil {
        Platform.kill(process, SIGTERM)
        _ = try? exitStatus(Deadline(after: .seconds(2)))
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

  /// The number of bytes that the program has written so far.
  var bytesReceived: Int { output.count }
  /// Whether the program shows the alternate screen rather than the shell's.
  var isAlternateScreen: Bool { properties.pointee.alternate_screen != 0 }
  /// Whether the cursor is shown.
  var isCursorVisible: Bool { properties.pointee.cursor_visible != 0 }
  /// Whether the mouse is reported.
  var isMouseReported: Bool { properties.pointee.mouse != 0 }
  /// How often the bell has rung.
  var bells: Int { Int(properties.pointee.bells) }
  /// The current modes of the terminal.
  var modes: TerminalModes { TerminalModes(of: controller) }

  /// Whether the terminal is as it was before the program ran.
  var isRestored: Bool {
    !isAlternateScreen && isCursorVisible && !isMouseReported && modes == initialModes
  }

  /// Waits until the screen's rows fulfil a condition and are complete, that is, until the program
  /// rests and nothing is left to read.
  func waitUntil(
    _ deadline: Deadline = Deadline(), _ condition: ([String]) throws -> Bool
  ) throws {
    while try !condition(screen) {
      if deadline.isOver { throw Failure.timedOut(screen: report) }
      receive()
    }
    var ticks = processorTicks
    // A program that computes for long and writes nothing meanwhile draws nothing more.
    repeat {
      while !isResting, processorTicks - ticks < 30, !deadline.isOver {
        if receive() { ticks = processorTicks }
      }
    } while receive(waiting: 0)
  }

  /// Waits until the screen contains a text, in one row or wrapped.
  func waitFor(_ text: String) throws {
    try waitUntil { rows in
      rows.contains { $0.contains(text) } || words.contains(text)
    }
  }

  /// Waits for the program's end and reads the rest of its output; with `isRead` the output
  /// is read before the end too.
  @discardableResult
  func exitStatus(_ deadline: Deadline = Deadline(), isRead: Bool = true) throws -> ExitStatus {
    while status == nil {
      if isRead { receive() } else { usleep(1000) }
      var raw: Int32 = 0
      if waitpid(process, &raw, WNOHANG) == process { status = ExitStatus(raw) }
      if status == nil, deadline.isOver { throw Failure.stillRunning(screen: report) }
    }
    while receive(waiting: 0) {}
    return try #require(status)
  }

  /// Sends the program a signal.
  func kill(_ signal: Int32) { Platform.kill(process, signal) }

  /// Closes the terminal while the program runs, as a lost connection does.
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

  /// Gives the window another size, of which the emulator does not learn.
  func resizeUnseen(columns: Int, rows: Int) {
    cvterm_resize(controller, Int32(rows), Int32(columns))
  }

  /// Sends bytes to the program and reads its output in the meantime, since both might otherwise
  /// wait for ever.
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

  /// Reads the program's output, waiting at most some milliseconds; returns whether there was any.
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
    if answersQuestions {
      sendAnswers()
    } else {
      var answers = [CChar](repeating: 0, count: 4096)
      while vterm_output_read(emulator, &answers, answers.count) > 0 {}
    }
    return true
  }

  /// Passes the emulator's answers to the program, except those about what it can show: tests type those.
  func sendAnswers() {
    var bytes = [CChar](repeating: 0, count: 4096)
    while case let count = vterm_output_read(emulator, &bytes, bytes.count), count > 0 {
      let answers = String(
        decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
      send(
        Array(answers.replacing(/\u{1B}P[^\u{1B}]*\u{1B}\\|\u{1B}\[\?[0-9;]+\$y/, with: "").utf8))
    }
  }
}
