/// The time from a key to the whole frame that answers it, at the table.
///
/// The keys open and close the log of the hand, which changes the whole window: the slowest answer.
/// They are pressed at any moment, as by a person.
struct KeyTimes {
  let terminal: TerminalSession
  private(set) var times: [Double] = []
  private var random = SystemRandomNumberGenerator()

  /// A new game in the middle of the auction, against opponents of a level.
  init(_ program: String, level: String, columns: Int = 80, rows: Int = 24) throws {
    terminal = try TerminalSession(
      program, ["new", "--seed", "5", "--level", level, "--speed", "fastest"], columns: columns,
      rows: rows)
    _ = terminal.drain()
  }

  /// Opens and closes the log while the person is asked something.
  mutating func addPair() throws {
    for isOpen in [true, false] {
      terminal.rest(milliseconds: Int.random(in: 5...35, using: &random))
      times.append(try terminal.time(of: "m") { $0.shows("Esc back") == isOpen })
    }
  }

  /// Plays until a number of keys were pressed while an opponent was thinking.
  mutating func addWhileThinking(_ count: Int) throws {
    var idle = 0
    while times.count < count {
      if terminal.screen.shows("is thinking") {
        idle = 0
        try addPair()
      } else {
        // For any question: pass, and confirm what is offered.
        terminal.type(idle % 2 == 0 ? "p" : "\r")
        idle += 1
        terminal.rest(milliseconds: 20)
        if idle > 500 {
          throw TerminalSession.Failure.noAnswer(
            (0..<terminal.screen.rows).map(terminal.screen.row))
        }
      }
    }
  }
}
