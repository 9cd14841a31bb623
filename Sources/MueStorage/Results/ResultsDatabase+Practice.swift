import MueGame
import Platform

extension ResultsDatabase {
  /// Keeps the last answer to a puzzle in place of an earlier one.
  ///
  /// - Throws: `ResultsDatabaseError` if it cannot be written.
  public func keep(_ answer: PracticeAnswer) throws(ResultsDatabaseError) {
    guard !connection.isReadOnly else { throw .readOnly }
    try connection.prepare("INSERT OR REPLACE INTO practice VALUES (?, ?, ?)")
      .run([.text(answer.puzzle), .text(answer.day.text), .optional(answer.pause?.rawValue)])
  }

  /// The last answer to each puzzle.
  ///
  /// - Throws: `ResultsDatabaseError` if they cannot be read.
  public func practiceAnswers() throws(ResultsDatabaseError) -> [PracticeAnswer] {
    let rows = try connection.prepare("SELECT puzzle, day, pause FROM practice ORDER BY puzzle")
    var answers: [PracticeAnswer] = []
    while try rows.next() {
      guard let answer = rows.practiceAnswer else { throw .damaged }
      answers.append(answer)
    }
    return answers
  }
}

extension ResultsDatabase {
  /// Copies out of a damaged file what follows from nothing else: the answers to puzzles, and the marks of the forgotten
  /// hands of games that are recorded here.
  ///
  /// A row that contradicts itself costs only itself. Where the file cannot be read further, what was read before counts.
  ///
  /// - Throws: `ResultsDatabaseError` if the copies cannot be written.
  public func copyAnswersAndMarks(from path: String) throws(ResultsDatabaseError) {
    let damaged = Log.attempt("to open damaged results") { () throws(ResultsDatabaseError) in
      try SQLiteConnection(path, milliseconds: 0, isForReading: true)
    }
    guard let damaged else { return }
    let answers = Self.rows("puzzle, day, pause FROM practice", in: damaged, \.practiceAnswer)
    let marks = Self.rows(
      """
      game.identity, review.number FROM review JOIN game ON game.id = review.game
      WHERE review.record IS NULL
      """, in: damaged
    ) { row in
      row.text(0).flatMap { game in row.integer(1).map { (game: game, hand: $0) } }
    }
    try connection.transaction { () throws(ResultsDatabaseError) in
      for answer in answers { try keep(answer) }
      let mark = try connection.prepare(
        "INSERT OR REPLACE INTO review SELECT id, ?, NULL FROM game WHERE identity = ?")
      for (game, hand) in marks { try mark.run([.integer(hand), .text(game)]) }
    }
  }

  /// The rows of a damaged file that can be read.
  private static func rows<Row>(
    _ query: String, in damaged: SQLiteConnection, _ read: (SQLiteStatement) -> Row?
  ) -> [Row] {
    var rows: [Row] = []
    Log.attempt("to read damaged results") { () throws(ResultsDatabaseError) in
      let statement = try damaged.prepare("SELECT \(query) LIMIT \(mostRowsCopied)")
      while try statement.next() { if let row = read(statement) { rows.append(row) } }
    }
    return rows
  }

  /// Many times what a person can answer.
  private static let mostRowsCopied = 1_000_000
}

extension SQLiteStatement {
  /// The answer in a row of `puzzle, day, pause`; nil if it is impossible.
  fileprivate var practiceAnswer: PracticeAnswer? {
    let pause = integer(2).flatMap(PracticeAnswer.Pause.init)
    guard let puzzle = text(0), let day = text(1).flatMap(Day.init(text:)),
      pause != nil || isNull(2)
    else { return nil }
    return PracticeAnswer(puzzle: puzzle, day: day, pause: pause)
  }
}
