import Foundation

extension Terminal {
  /// Starts `mue`.
  static func mue(
    _ arguments: [String] = [], home: Home, columns: Int = 80, rows: Int = 24,
    term: String = "xterm-256color", environment: [String: String?] = [:]
  ) throws -> Terminal {
    try Terminal(
      built("mue"), arguments, columns: columns, rows: rows, term: term, home: home.path,
      environment: environment)
  }

  /// Starts `mue` with a new game whose every deal and move is known beforehand.
  static func newGame(
    seed: Int = 5, players: Int = 5, speed: String = "fastest", home: Home, columns: Int = 80,
    rows: Int = 24, term: String = "xterm-256color", environment: [String: String?] = [:]
  ) throws -> Terminal {
    let arguments = [
      "new", "--seed", "\(seed)", "--players", "\(players)", "--name", "Ada", "--level", "novice",
      "--speed", speed,
    ]
    return try mue(
      arguments, home: home, columns: columns, rows: rows, term: term, environment: environment)
  }

  /// Waits until the person is asked something, and answers what.
  func question() throws -> Question {
    var found: Question?
    try waitUntil { rows in
      found = Question(rows)
      return found != nil
    }
    return try found ?? question()
  }

  /// Waits until the person is asked one thing.
  func waitFor(_ question: Question) throws { try waitUntil { Question($0) == question } }

  /// Does something and waits until the screen is another one.
  func change(_ action: (Terminal) -> Void) throws {
    let before = screen
    action(self)
    try waitUntil { $0 != before }
  }

  /// All words on the screen with one blank between them, as if no line were wrapped.
  var words: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// Waits until all keys so far are answered and the answers drawn.
  ///
  /// A key that means nothing is pressed for that; its answer, drawn after all others, is the sign.
  /// If it stands there already, a page is opened and closed first. A program that sleeps then has
  /// drawn its picture to the end.
  func settle(answer: String = "That key does nothing here") throws {
    if text.contains(answer) {
      type("[")
      try waitUntil { !$0.joined().contains(answer) }
      press(.escape)
    }
    type("z")
    try waitFor(answer)
    try waitUntil { _ in isAsleep && !receive(waiting: 0) }
  }

  /// Whether the program sleeps, as it does when nothing is left to do or to draw.
  private var isAsleep: Bool {
    let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return status.split(separator: ") ").last?.first == "S"
  }
}
