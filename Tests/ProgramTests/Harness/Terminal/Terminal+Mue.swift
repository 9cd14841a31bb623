import TestSupport
import Testing

extension Terminal {
  /// Starts `mue`, through another program if one is given.
  static func mue(
    _ arguments: [String] = [], home: Home, columns: Int = 80, rows: Int = 24,
    term: String = "xterm-256color", environment: [String: String?] = [:], by other: [String] = []
  ) throws -> Terminal {
    let words = other + [built("mue")] + arguments
    let terminal = try Terminal(
      words[0], Array(words.dropFirst()), columns: columns, rows: rows, term: term, home: home.path,
      environment: environment)
    terminal.home = home
    return terminal
  }

  /// Starts the program of a friend who joins a table and is let in.
  ///
  /// It starts once more if nobody has answered: on a busy machine a host may take longer than the
  /// friend's program waits.
  static func joining(
    _ arguments: [String], home: Home, rows: Int = 24, environment: [String: String?] = [:],
    by words: [String] = []
  ) throws -> Terminal {
    func start() throws -> Terminal {
      try mue(["join"] + arguments, home: home, rows: rows, environment: environment, by: words)
    }
    let sentence = "It begins when the host says so."
    let guest = try start()
    try guest.waitUntil { _ in
      guest.text.contains(sentence) || guest.text.contains("mue: Nobody answers")
    }
    if guest.text.contains(sentence) { return guest }
    let again = try start()
    try again.waitFor(sentence)
    return again
  }

  /// Starts `mue` with a new game of known deals and moves, and with hints only if the test is about them.
  static func newGame(
    seed: Int = 5, players: Int = 5, speed: String = "fastest", home: Home, columns: Int = 80,
    rows: Int = 24, term: String = "xterm-256color", environment: [String: String?] = [:],
    hints: Bool = false
  ) throws -> Terminal {
    if !hints { try home.setWithoutHints() }
    let arguments = [
      "new", "--seed", "\(seed)", "--players", "\(players)", "--name", "Ada", "--level", "casual",
      "--speed", speed,
    ]
    return try mue(
      arguments, home: home, columns: columns, rows: rows, term: term, environment: environment)
  }

  /// Waits for a question, and returns it.
  func question() throws -> Question {
    var found: Question?
    while found == nil {
      try waitUntil { Question($0) != nil }
      found = Question(screen)
    }
    return try #require(found)
  }

  /// Waits for a certain question.
  func waitFor(_ question: Question) throws {
    repeat {
      try waitUntil { Question($0) == question }
    } while Question(screen) != question
  }

  /// Does something and waits until the screen changes.
  func change(_ action: (Terminal) -> Void) throws {
    let before = screen
    action(self)
    try waitUntil { $0 != before }
  }

  /// Goes down a list to a line, and opens it.
  func open(line: String) throws {
    try choose(line: line)
    press(.enter)
  }

  /// Goes down a list to a line, for as many lines as a list may have.
  func choose(line: String) throws {
    for _ in 0..<200 where !text.contains("▸\(line)") {
      try settle()
      if text.contains("▸\(line)") { return }
      try change { $0.press(.down) }
    }
    try waitFor("▸\(line)")
  }

  /// Turns the chosen setting until its value is shown.
  func turn(to value: String) throws {
    try waitFor("‹")
    while !text.contains(value) { try change { $0.press(.right) } }
  }

  /// All words on the screen, separated by single blanks, as if no line were wrapped.
  var words: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// Waits until all keys so far have been answered and the answers drawn.
  ///
  /// It presses a key without a meaning, whose answer is drawn after all others. If that answer is
  /// already on the screen, it opens and closes a page first.
  func settle(answer: String = "That key does nothing here") throws {
    if text.contains(answer) {
      type("[")
      try waitUntil { !$0.joined().contains(answer) }
      press(.escape)
    }
    // A key that comes just after a trick has been taken is dropped.
    for _ in 0..<10 {
      type("z")
      do {
        try waitUntil(Deadline(after: .seconds(1))) { $0.joined().contains(answer) }
        return
      } catch Failure.timedOut {}
    }
    try waitFor(answer)
  }
}
