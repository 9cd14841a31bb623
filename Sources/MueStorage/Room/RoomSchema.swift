import MueData

/// The tables of the database of a card room.
enum RoomSchema {
  /// The version that is written and read.
  static let version = 1
  /// The application identifier, which marks the file as one of this program: `mueC`.
  static let application = 0x6D75_6543

  /// Creates the tables in an empty file, and the secret from which the deals of the days follow.
  static func create(_ connection: SQLiteConnection) throws(DatabaseError) {
    try connection.transaction { () throws(DatabaseError) in
      // Another program may have created them just now.
      guard try connection.number("PRAGMA user_version") == 0 else { return }
      for table in people + presence + tables + day { try connection.run(table) }
      let secret = Hex((0..<secretLength).map { _ in UInt8.random(in: 0...UInt8.max) })
      try connection.prepare("INSERT INTO secret VALUES (1, ?)").run([.text(secret.text)])
      try connection.run("PRAGMA application_id = \(application)")
      try connection.run("PRAGMA user_version = \(version)")
    }
  }

  /// The length of the secret in bytes.
  static let secretLength = 32

  /// Identifiers are never given twice: a seat at a table belongs to a person by number.
  private static let people = [
    """
    CREATE TABLE setting (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID
    """,
    """
    CREATE TABLE person (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL UNIQUE,
      since INTEGER NOT NULL,
      inviter INTEGER REFERENCES person ON DELETE SET NULL,
      closed INTEGER NOT NULL DEFAULT 0
    )
    """,
    """
    CREATE TABLE person_key (
      hash TEXT PRIMARY KEY,
      person INTEGER NOT NULL REFERENCES person ON DELETE CASCADE
    ) WITHOUT ROWID
    """,
    "CREATE INDEX key_of_person ON person_key (person)",
    """
    CREATE TABLE key_code (
      person INTEGER PRIMARY KEY REFERENCES person ON DELETE CASCADE,
      code TEXT NOT NULL UNIQUE,
      until INTEGER NOT NULL
    )
    """,
    """
    CREATE TABLE invitation (
      code TEXT PRIMARY KEY,
      giver INTEGER REFERENCES person ON DELETE CASCADE,
      used INTEGER NOT NULL DEFAULT 0
    ) WITHOUT ROWID
    """,
    "CREATE INDEX invitation_of_person ON invitation (giver)",
    "CREATE TABLE arrival (address TEXT NOT NULL, at INTEGER NOT NULL)",
  ]

  private static let presence = [
    """
    CREATE TABLE session (
      pid INTEGER PRIMARY KEY,
      start INTEGER NOT NULL,
      person INTEGER REFERENCES person ON DELETE CASCADE,
      address TEXT NOT NULL,
      since INTEGER NOT NULL,
      place TEXT NOT NULL,
      place_table INTEGER
    )
    """,
    "CREATE INDEX session_of_person ON session (person)",
  ]

  private static let tables = [
    """
    CREATE TABLE card_table (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      opener INTEGER REFERENCES person ON DELETE SET NULL,
      plan TEXT NOT NULL,
      access TEXT NOT NULL,
      opened INTEGER NOT NULL,
      stage TEXT NOT NULL,
      hand INTEGER,
      pid INTEGER,
      start INTEGER
    )
    """,
    "CREATE INDEX table_of_person ON card_table (opener)",
    """
    CREATE TABLE seat (
      card_table INTEGER NOT NULL REFERENCES card_table ON DELETE CASCADE,
      number INTEGER NOT NULL,
      kind TEXT NOT NULL,
      name TEXT,
      person INTEGER REFERENCES person,
      PRIMARY KEY (card_table, number)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX seat_of_person ON seat (person)",
    """
    CREATE TABLE table_invitation (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      card_table INTEGER NOT NULL REFERENCES card_table ON DELETE CASCADE,
      person INTEGER NOT NULL REFERENCES person ON DELETE CASCADE,
      inviter INTEGER REFERENCES person ON DELETE SET NULL,
      at INTEGER NOT NULL,
      UNIQUE (card_table, person)
    )
    """,
    "CREATE INDEX table_invitation_of_person ON table_invitation (person)",
  ]

  /// A day without points has been begun.
  private static let day = [
    "CREATE TABLE secret (id INTEGER PRIMARY KEY CHECK (id = 1), bytes TEXT NOT NULL)",
    """
    CREATE TABLE day_result (
      day TEXT NOT NULL,
      person INTEGER NOT NULL REFERENCES person ON DELETE CASCADE,
      points INTEGER,
      par INTEGER,
      hand TEXT,
      PRIMARY KEY (day, person)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX day_of_person ON day_result (person)",
  ]
}
