/// The time from a key to the whole frame that answers it, at the table.
///
/// Keys open and close the log of the hand, which changes the whole window: the slowest answer; or they move the
/// arrow above the cards, the commonest one. They are pressed at any moment, as by a person.
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

  /// Drops the times so far.
  mutating func forget() { times = [] }

  /// Moves the arrow above the cards to the next card and back, while the person is asked for one.
  mutating func addMoves() throws {
    for key in ["\u{1B}[C", "\u{1B}[D"] {
      terminal.rest(milliseconds: Int.random(in: 5...35, using: &random))
      let rows = (0..<terminal.screen.rows).map(terminal.screen.row)
      guard let y = rows.firstIndex(where: { $0.contains("▼") }) else {
        throw TerminalSession.Failure.noAnswer(rows)
      }
      times.append(try terminal.time(of: key) { $0.row(y) != rows[y] })
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
        // For any question: pass, choose, and confirm.
        terminal.type(["p", "\u{1B}[C", "\r"][idle % 3])
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
