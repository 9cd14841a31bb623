import CNcurses
import CellGrid
import Platform

extension Size {
  /// The size that `LINES` and `COLUMNS` name, for a terminal that does not know its own.
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
  /// `environment` names the terminal (`TERM`) and the locale; a `NO_COLOR` that is not empty turns
  /// colours off.
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
    let wantsColors = environment["NO_COLOR", default: ""].isEmpty
    return CursesConsole(
      screen: screen, waker: waker, signalPipe: signalPipe,
      styles: CursesStyles(wantsColors: wantsColors), environment: environment)
  }

  /// The name of the terminal.
  ///
  /// - Throws: `ConsoleError` if the terminal cannot show a screen.
  static func checkedName(_ environment: [String: String]) throws(ConsoleError) -> String {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    let name = environment["TERM"] ?? ""
    switch cn_check_terminal(name) {
    case CN_TERMINAL_FINE: return name
    case CN_TERMINAL_PLAIN: throw .terminalTooPlain(name)
    default: throw .unknownTerminal(name)
    }
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
}
