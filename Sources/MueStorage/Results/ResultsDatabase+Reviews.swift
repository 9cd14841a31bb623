import MueGame

extension ResultsDatabase {
  /// Stores the review of a finished hand, and the hand itself, in place of an earlier review.
  ///
  /// A game that has not been recorded is recorded first.
  public func keep(
    _ review: KeptReview, of hand: HandRecord, in game: PlayedGame
  ) throws(DatabaseError) {
    guard !connection.isReadOnly else { throw .readOnly }
    try connection.transaction { () throws(DatabaseError) in
      guard let key = try key(recording: game) else { return }
      let handKey: [SQLiteStatement.Value] = [.integer(key), .integer(review.hand)]
      try connection.prepare("DELETE FROM decision WHERE game = ? AND number = ?").run(handKey)
      try connection.prepare("INSERT OR REPLACE INTO review VALUES (?, ?, ?)")
        .run(handKey + [.text(hand.line)])
      let insert = try connection.prepare("INSERT INTO decision VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
      for decision in review.decisions { try insert.run(handKey + decision.values) }
    }
  }

  /// Stores the curve of a finished hand, as `ContractCurve.text`, in place of an earlier one, unless
  /// the reviews of the hand have been forgotten.
  public func keep(
    curve: String, ofHand number: Int, _ hand: HandRecord, in game: PlayedGame
  ) throws(DatabaseError) {
    guard !connection.isReadOnly else { throw .readOnly }
    try connection.transaction { () throws(DatabaseError) in
      guard let key = try key(recording: game) else { return }
      try connection.prepare(
        """
        INSERT OR REPLACE INTO curve SELECT ?1, ?2, ?3, ?4 WHERE NOT EXISTS
          (SELECT 1 FROM review WHERE game = ?1 AND number = ?2 AND record IS NULL)
        """
      ).run([.integer(key), .integer(number), .text(hand.line), .text(curve)])
    }
  }

  /// The stored curve of a hand as it was played; `game` is its `PlayedGame.identity`.
  public func curve(
    ofHand number: Int, _ hand: HandRecord, in game: String
  ) throws(DatabaseError) -> String? {
    guard try Schema.hasCurves(connection) else { return nil }
    let rows = try connection.prepare(
      """
      SELECT curve.chances FROM curve JOIN game ON game.id = curve.game
      WHERE game.identity = ? AND curve.number = ? AND curve.record = ?
      """)
    try rows.bind([.text(game), .integer(number), .text(hand.line)])
    return try rows.next() ? rows.text(0) : nil
  }

  /// The key of a game, which is recorded if it has not been.
  private func key(recording game: PlayedGame) throws(DatabaseError) -> Int? {
    let rows = try Rows(connection)
    if try rows.key(of: game) == nil { try rows.write(game) }
    return try rows.key(of: game)
  }

  /// The stored reviews, in no particular order.
  public func reviews() throws(DatabaseError) -> [KeptReview] {
    let reviews = try connection.prepare(
      """
      SELECT game.id, game.identity, review.number
      FROM review JOIN game ON game.id = review.game WHERE review.record IS NOT NULL
      ORDER BY review.game, review.number
      """)
    let decisions = try connection.prepare(
      "SELECT \(SQLiteStatement.decisionColumns), game, number FROM decision ORDER BY 7, 8, 1")
    var isMore = try decisions.next()
    var found: [KeptReview] = []
    while try reviews.next() {
      guard let game = reviews.integer(0), let identity = reviews.text(1),
        let hand = reviews.integer(2)
      else { throw .damaged }
      var kept: [KeptDecision] = []
      while isMore, let other = decisions.integer(6), let number = decisions.integer(7),
        (other, number) <= (game, hand)
      {
        if (other, number) == (game, hand) {
          guard let decision = decisions.keptDecision else { throw .damaged }
          kept.append(decision)
        }
        isMore = try decisions.next()
      }
      found.append(KeptReview(game: identity, hand: hand, decisions: kept))
    }
    return found
  }

  /// The costliest decisions of all stored reviews, down to a cost in hundredths of a point, the
  /// costliest first.
  public func mistakes(
    costing least: Int, most count: Int
  ) throws(DatabaseError) -> [KeptMistake] {
    let rows = try connection.prepare(
      """
      SELECT \(SQLiteStatement.decisionColumns), review.record
      FROM decision JOIN review USING (game, number)
      WHERE cost >= ? AND best IS NOT NULL AND review.record IS NOT NULL
      ORDER BY cost DESC, game, number, place LIMIT ?
      """)
    try rows.bind([.integer(least), .integer(count)])
    var mistakes: [KeptMistake] = []
    while try rows.next() {
      guard let decision = rows.keptDecision, let hand = rows.text(6) else { throw .damaged }
      mistakes.append(KeptMistake(hand: hand, decision: decision))
    }
    return mistakes
  }

  /// The number of recorded hands that have been neither reviewed nor forgotten.
  public func waitingHands() throws(DatabaseError) -> Int {
    try connection.number(
      "SELECT (SELECT count(*) FROM hand) - (SELECT count(*) FROM hand JOIN review USING (game, number))"
    ) ?? 0
  }

  /// The reviewed and the forgotten hands of a game, by their numbers from 1; `game` is its
  /// `PlayedGame.identity`.
  public func reviewedHands(of game: String) throws(DatabaseError) -> [Int: ReviewedHand] {
    let rows = try connection.prepare(
      """
      SELECT review.number, review.record
      FROM review JOIN game ON game.id = review.game WHERE game.identity = ?
      """)
    try rows.bind([.text(game)])
    var hands: [Int: ReviewedHand] = [:]
    while try rows.next() {
      guard let number = rows.integer(0) else { throw .damaged }
      hands[number] = rows.text(1).map(ReviewedHand.kept) ?? .forgotten
    }
    return hands
  }

  /// Forgets the reviews of all hands recorded so far, for good; the results stay.
  ///
  /// Their content is overwritten in the file.
  public func forgetReviews() throws(DatabaseError) {
    guard !connection.isReadOnly else { throw .readOnly }
    try connection.run("PRAGMA secure_delete = ON")
    try connection.transaction { () throws(DatabaseError) in
      try connection.run("DELETE FROM decision")
      try connection.run("DELETE FROM curve")
      try connection.run("INSERT OR REPLACE INTO review SELECT game, number, NULL FROM hand")
    }
  }
}

extension KeptDecision {
  /// The columns from `place` to `leak`.
  fileprivate var values: [SQLiteStatement.Value] {
    [
      .integer(moveIndex), .text(kind.rawValue), .integer(hundredths), .optional(best?.text),
      .optional(best?.hundredths), .optional(leak?.rawValue),
    ]
  }
}

extension SQLiteStatement {
  fileprivate static let decisionColumns = "place, kind, cost, best, best_score, leak"

  /// The decision in a row; a pattern unknown to this program is left out.
  fileprivate var keptDecision: KeptDecision? {
    guard let moveIndex = integer(0), let kind = text(1).flatMap(DecisionKind.init(rawValue:)),
      let cost = integer(2), cost >= 0
    else { return nil }
    let best = text(3).flatMap { move in
      integer(4).map { KeptDecision.BestMove(text: move, hundredths: $0) }
    }
    return KeptDecision(
      moveIndex: moveIndex, kind: kind, hundredths: cost, best: best,
      leak: text(5).flatMap(Leak.init(rawValue:)))
  }
}

extension ResultsDatabase {
  /// Stores the last answer to a puzzle in place of an earlier one.
  public func keep(_ answer: PracticeAnswer) throws(DatabaseError) {
    guard !connection.isReadOnly else { throw .readOnly }
    try connection.prepare("INSERT OR REPLACE INTO practice VALUES (?, ?, ?)")
      .run([.text(answer.puzzle), .text(answer.day.text), .optional(answer.pause?.rawValue)])
  }

  /// The last answer to each puzzle.
  public func practiceAnswers() throws(DatabaseError) -> [PracticeAnswer] {
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
