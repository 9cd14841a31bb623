/// How long it is from a key to the whole frame that answers it, at the table.
///
/// The keys open and close the log of the hand, which changes the whole window: the longest way that a
/// key goes. They come at any moment, as a person's do.
struct KeyTimes {
  let terminal: TerminalSession
  private(set) var times: [Double] = []
  private var random = SystemRandomNumberGenerator()

  /// A new game in mid-auction, beside some opponents.
  init(_ program: String, level: String) throws {
    terminal = try TerminalSession(
      program, ["new", "--seed", "5", "--level", level, "--speed", "fastest"])
    _ = terminal.drain()
  }

  /// Opens the log and closes it while the person is asked something.
  mutating func addPair() throws {
    for isOpen in [true, false] {
      terminal.rest(milliseconds: Int.random(in: 5...35, using: &random))
      times.append(try terminal.time(of: "m") { $0.shows("Esc back") == isOpen })
    }
  }

  /// Plays until so many keys were pressed while an opponent was thinking.
  mutating func addWhileThinking(_ count: Int) throws {
    var idle = 0
    while times.count < count {
      if terminal.screen.shows("is thinking") {
        idle = 0
        try addPair()
      } else {
        // Whatever is asked: pass, and confirm what is offered.
        terminal.type(idle % 2 == 0 ? "p" : "\r")
        idle += 1
        terminal.rest(milliseconds: 20)
        if idle > 500 {
          throw TerminalSession.Failure.noAnswer(
            (0..<EmulatedTerminal.rows).map(terminal.screen.row))
        }
      }
    }
  }
}
