/// The tables of the database.
///
/// Redundant columns are for the queries of other programs: this program reads only those from
/// which the rest follows, and a row that contradicts itself is damaged.
enum Schema {
  /// The version that is written and read.
  static let version = 1
  /// The application identifier, which marks the file as one of this program: `mueR`.
  static let application = 0x6D75_6552

  /// Creates the tables in an empty file.
  static func create(_ connection: SQLiteConnection) throws(DatabaseError) {
    try connection.transaction { () throws(DatabaseError) in
      // Another program may have created them just now.
      guard try connection.number("PRAGMA user_version") == 0 else { return }
      for table in tables { try connection.run(table) }
      try connection.run("PRAGMA application_id = \(application)")
      try connection.run("PRAGMA user_version = \(version)")
    }
  }

  private static let tables = results + reviews + [curves, practice]

  /// Adds the tables that files of earlier programs lack.
  static func complete(_ connection: SQLiteConnection) throws(DatabaseError) {
    if try hasCurves(connection) { return }
    try connection.run(curves)
  }

  /// Whether there are curves; a file of an earlier program that must not be written has none.
  static func hasCurves(_ connection: SQLiteConnection) throws(DatabaseError) -> Bool {
    try connection.number("SELECT count(*) FROM sqlite_master WHERE name = 'curve'") == 1
  }

  /// Chances as in `ContractCurve.text`, with the hand for which they were worked out.
  private static let curves = """
    CREATE TABLE IF NOT EXISTS curve (
      game INTEGER NOT NULL,
      number INTEGER NOT NULL,
      record TEXT NOT NULL,
      chances TEXT NOT NULL,
      PRIMARY KEY (game, number)
    ) WITHOUT ROWID
    """

  /// Unlike the results, this does not follow from the saved games.
  private static let practice = """
    CREATE TABLE practice (
      puzzle TEXT PRIMARY KEY,
      day TEXT NOT NULL,
      pause INTEGER
    ) WITHOUT ROWID
    """

  /// Costs are in hundredths of a point; a review without a record has been forgotten.
  private static let reviews = [
    """
    CREATE TABLE review (
      game INTEGER NOT NULL,
      number INTEGER NOT NULL,
      record TEXT,
      PRIMARY KEY (game, number)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE decision (
      game INTEGER NOT NULL,
      number INTEGER NOT NULL,
      place INTEGER NOT NULL,
      kind TEXT NOT NULL,
      cost INTEGER NOT NULL,
      best TEXT,
      best_score INTEGER,
      leak TEXT,
      PRIMARY KEY (game, number, place)
    ) WITHOUT ROWID
    """,
  ]

  /// The column `helped` has the numbers of the hands with a hint or an undo, separated by blanks.
  private static let results = [
    """
    CREATE TABLE game (
      id INTEGER PRIMARY KEY,
      identity TEXT NOT NULL UNIQUE,
      seats INTEGER NOT NULL,
      points INTEGER,
      hands INTEGER,
      first_dealer INTEGER NOT NULL,
      seed TEXT NOT NULL,
      seconds INTEGER NOT NULL,
      undos INTEGER NOT NULL,
      hints INTEGER NOT NULL,
      abandoned INTEGER NOT NULL,
      begun INTEGER,
      last_played INTEGER,
      day TEXT,
      seat INTEGER NOT NULL,
      over INTEGER NOT NULL,
      place INTEGER NOT NULL,
      total INTEGER NOT NULL,
      helped TEXT NOT NULL
    )
    """,
    """
    CREATE TABLE player (
      game INTEGER NOT NULL,
      seat INTEGER NOT NULL,
      name TEXT NOT NULL,
      agent TEXT NOT NULL,
      total INTEGER NOT NULL,
      PRIMARY KEY (game, seat)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE hand (
      game INTEGER NOT NULL,
      number INTEGER NOT NULL,
      outcome TEXT NOT NULL,
      level INTEGER NOT NULL,
      chief INTEGER,
      vice INTEGER,
      partner INTEGER,
      vice_trump TEXT,
      chief_trump TEXT,
      tied TEXT,
      last INTEGER,
      points TEXT NOT NULL,
      bonus TEXT NOT NULL,
      target INTEGER,
      side_points INTEGER,
      made INTEGER,
      part TEXT,
      score INTEGER NOT NULL,
      PRIMARY KEY (game, number)
    ) WITHOUT ROWID
    """,
  ]
}
