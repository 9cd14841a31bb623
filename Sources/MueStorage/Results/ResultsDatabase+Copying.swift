import MueGame
import Platform

extension ResultsDatabase {
  /// Copies out of a damaged file what need not follow from the saved games: games that are not recorded here, the answers to
  /// puzzles, and the marks of forgotten hands.
  ///
  /// A row that contradicts itself costs only itself. Where the file cannot be read further, what was read before counts.
  ///
  /// - Throws: `ResultsDatabaseError` if the copies cannot be written.
  public func copy(from path: String) throws(ResultsDatabaseError) {
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
    var games: [PlayedGame] = []
    Log.attempt("to read damaged results") { () throws(ResultsDatabaseError) in
      try Self.readGames(damaged, knowing: known) { games += $0.map { [$0] } ?? [] }
    }
    try connection.transaction { () throws(ResultsDatabaseError) in
      let rows = try Rows(connection)
      for game in games where try rows.key(of: game) == nil { try rows.write(game) }
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
