import CNcurses
import CellGrid
import Platform

/// The properties of a terminal.
public struct TerminalFacts: Hashable, Sendable {
  /// Its name, from `TERM`.
  public let name: String
  /// The number of its colours in its description, or in its own answer if that is higher; 0 for
  /// none.
  public let colors: Int
  /// The size of its window; nil if neither the system nor the environment reports it.
  public let size: Size?
  /// What it can show, according to its description, the environment and its own answers.
  public let abilities: Abilities
  /// How many columns the cursor moves for `─` (one in Western terminals); nil if the terminal does
  /// not report it.
  public let columnsOfLine: Int?

  /// Examines the terminal on standard input and output as `CursesConsole.open` would, and asks it
  /// questions for at most two seconds.
  ///
  /// Keys typed meanwhile are lost.
  ///
  /// - Throws: The `ConsoleError` that prevents a console from opening there.
  public init(environment: [String: String]) throws(ConsoleError) {
    _ = try CursesConsole.checkedName(environment)
    name = environment["TERM"] ?? ""
    size = .ofWindow ?? Size(environment: environment)
    CursesConsole.chooseCharacters(environment)
    let isUnicode = cn_is_utf8()
    let described = max(0, Int(cn_described_colors()))
    var inquiry = Inquiry(
      TerminalQuestions(
        described: Abilities.Palette(colors: described), environment: environment))
    if cn_described_mouse() { inquiry.run(measuresLine: isUnicode) }
    colors = inquiry.questions.palette == .many ? max(256, described) : described
    abilities = Abilities(
      palette: inquiry.questions.palette, unicode: isUnicode, isLight: inquiry.questions.isLight,
      font: CursesConsole.font(environment))
    columnsOfLine = inquiry.columnsOfLine
  }
}

/// Questions to a terminal without a screen.
private struct Inquiry {
  private(set) var questions: TerminalQuestions
  private(set) var columnsOfLine: Int?

  init(_ questions: TerminalQuestions) { self.questions = questions }

  /// Asks, and waits for the last answer, a signal, or the end of the time.
  mutating func run(measuresLine: Bool) {
    let signalPipe = cn_catch_signals()
    guard signalPipe >= 0 else { return }
    cn_note_modes()
    cn_change_modes()
    // Draws a line in an empty row, asks for the cursor's position (CPR), and erases the row.
    let line = measuresLine ? "\r─\u{1B}[6n" : ""
    let text = line + questions.begin(at: .now) + "\r\u{1B}[K"
    let bytes = Array(text.utf8)
    let isAsked = bytes.withUnsafeBytes { cn_write_at_end($0.baseAddress, $0.count) }
    if isAsked { read(until: signalPipe) }
    var signal: UInt8 = 0
    let hasSignal = Platform.read(signalPipe, &signal, 1) == 1
    cn_restore_modes()
    cn_release_signals()
    if hasSignal { raise(Int32(signal)) }
  }

  private mutating func read(until signalPipe: Int32) {
    var decoder = KeyDecoder()
    while questions.areOpen(at: .now) {
      var polls = [STDIN_FILENO, signalPipe].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&polls, 2, 50) >= 0 || errno == EINTR, polls[1].revents == 0 else { return }
      if polls[0].revents == 0 { continue }
      var bytes: [UInt8] = Array(repeating: 0, count: 4096)
      let count = Platform.read(STDIN_FILENO, &bytes, bytes.count)
      if count <= 0 { return }
      for case .reply(let text) in decoder.keys(from: bytes.prefix(count)) { take(text) }
    }
  }

  private mutating func take(_ reply: String) {
    if questions.isFence(reply) { return }
    if reply.hasPrefix("["), reply.hasSuffix("R") {
      columnsOfLine = reply.dropLast().split(separator: ";").last.flatMap { Int($0) }.map { $0 - 1 }
    } else {
      questions.take(reply)
    }
  }
}
