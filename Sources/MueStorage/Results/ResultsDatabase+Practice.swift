import MueGame

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

extension SQLiteStatement {
  /// The answer in a row of `puzzle, day, pause`; nil if it is impossible.
  var practiceAnswer: PracticeAnswer? {
    let pause = integer(2).flatMap(PracticeAnswer.Pause.init)
    guard let puzzle = text(0), let day = text(1).flatMap(Day.init(text:)),
      pause != nil || isNull(2)
    else { return nil }
    return PracticeAnswer(puzzle: puzzle, day: day, pause: pause)
  }
}
