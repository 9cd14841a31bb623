import Platform

/// The database of a card room: its people, who is present, and its tables.
///
/// Each session and each table has a connection of its own to the same file. A write-ahead log lets
/// all of them read while one writes; other writers wait. Use an object on one thread only. Times are
/// seconds since 1970.
public final class RoomDatabase {
  let connection: SQLiteConnection

  /// Opens the database of a room whose folders exist, or creates it, waiting up to `milliseconds`
  /// for others each time.
  ///
  /// A file that is damaged or of a later version stays as it is.
  public convenience init(_ folder: RoomFolder, milliseconds: Int32 = 5000) throws(RoomFault) {
    let path = folder.databaseFile
    do throws(DatabaseError) {
      try SQLiteConnection.prepare(path)
      try self.init(
        try SQLiteConnection(path, milliseconds: milliseconds), milliseconds: milliseconds)
    } catch {
      throw .database(error)
    }
  }

  init(_ connection: SQLiteConnection, milliseconds: Int32) throws(DatabaseError) {
    self.connection = connection
    guard !connection.isReadOnly else { throw .readOnly }
    if try connection.isNew(application: RoomSchema.application, version: RoomSchema.version) {
      try RoomSchema.create(connection)
    }
    try Self.useLog(connection, milliseconds: milliseconds)
    try connection.run("PRAGMA synchronous = NORMAL")
    try connection.run("PRAGMA foreign_keys = ON")
    try connection.run("PRAGMA secure_delete = ON")
    try connection.run("PRAGMA journal_size_limit = 4194304")
    // A session may write nowhere but beside the database.
    try connection.run("PRAGMA temp_store = MEMORY")
  }

  /// Turns the write-ahead log on; a file remembers it.
  ///
  /// SQLite does not wait while another program turns it on.
  private static func useLog(
    _ connection: SQLiteConnection, milliseconds: Int32
  ) throws(DatabaseError) {
    let deadline = ContinuousClock.now + .milliseconds(Int(milliseconds))
    while true {
      do throws(DatabaseError) {
        return try connection.run("PRAGMA journal_mode = WAL")
      } catch {
        guard error == .locked, ContinuousClock.now < deadline else { throw error }
        usleep(5000)
      }
    }
  }

  /// A number that changes whenever another connection has changed the database.
  public func version() throws(RoomFault) -> Int { try count("PRAGMA data_version") }

  /// Whether SQLite finds nothing wrong; reads the whole file.
  public func isSound() throws(RoomFault) -> Bool {
    try database { () throws(DatabaseError) in try connection.isSound() }
  }

  /// Copies the database as it is now to a new file for this account alone, while others go on
  /// reading and writing.
  ///
  /// - Throws: `fileExists` if there is a file. After any other failure there is none.
  public func backup(to path: String) throws(RoomFault) {
    var facts = stat()
    guard lstat(path, &facts) != 0 else { throw .fileExists }
    do throws(DatabaseError) {
      try SQLiteConnection.prepare(path)
      try connection.copy(to: try SQLiteConnection(path, milliseconds: 0))
    } catch {
      _ = unlink(path)
      throw .database(error)
    }
  }

  /// The host's decisions.
  public func settings() throws(RoomFault) -> RoomSettings {
    let rows = try rows("SELECT name, value FROM setting") { row in
      row.text(0).flatMap { name in row.integer(1).map { (name, $0) } }
    }
    let values = Dictionary(rows) { first, _ in first }
    var settings = RoomSettings()
    settings.entry = values["entry"].flatMap(RoomSettings.Entry.init) ?? settings.entry
    for number in RoomSettings.numbers {
      guard let value = values[number.name], number.range.contains(value) else { continue }
      settings[keyPath: number.path] = value
    }
    return settings
  }

  /// Replaces the host's decisions; those about people who are there already stay without effect
  /// until they come again.
  public func set(_ settings: RoomSettings) throws(RoomFault) {
    try transaction { () throws(RoomFault) in
      let write = "INSERT OR REPLACE INTO setting VALUES (?, ?)"
      try run(write, .text("entry"), .integer(settings.entry.rawValue))
      for number in RoomSettings.numbers {
        try run(write, .text(number.name), .integer(settings[keyPath: number.path]))
      }
    }
  }
}

// MARK: - Statements

extension RoomDatabase {
  /// Runs statements that write as a transaction: either all of them count or none.
  ///
  /// - Parameter isLasting: Whether it must survive a power cut right after it. All transactions
  ///   survive the end of any process.
  func transaction<Value>(
    isLasting: Bool = false, _ body: () throws(RoomFault) -> Value
  ) throws(RoomFault) -> Value {
    if isLasting { try run("PRAGMA synchronous = FULL") }
    defer {
      // It cannot fail outside a transaction, and would only make the next ones slower.
      if isLasting { try? run("PRAGMA synchronous = NORMAL") }
    }
    return try all(from: "BEGIN IMMEDIATE", body)
  }

  /// Runs statements that read the same state of the database, without keeping others from writing.
  func snapshot<Value>(_ body: () throws(RoomFault) -> Value) throws(RoomFault) -> Value {
    try all(from: "BEGIN", body)
  }

  private func all<Value>(
    from begin: String, _ body: () throws(RoomFault) -> Value
  ) throws(RoomFault) -> Value {
    try run(begin)
    do throws(RoomFault) {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      // Some errors have ended the transaction already.
      try? run("ROLLBACK")
      throw error
    }
  }

  func run(_ text: String, _ values: SQLiteStatement.Value...) throws(RoomFault) {
    try database { () throws(DatabaseError) in try connection.prepare(text).run(values) }
  }

  /// The rows that a statement yields.
  ///
  /// - Parameter read: Reads a row; nil for one that is impossible, which means damage.
  func rows<Row>(
    _ text: String, _ values: SQLiteStatement.Value..., read: (SQLiteStatement) -> Row?
  ) throws(RoomFault) -> [Row] {
    try rows(text, values, read: read)
  }

  func rows<Row>(
    _ text: String, _ values: [SQLiteStatement.Value], read: (SQLiteStatement) -> Row?
  ) throws(RoomFault) -> [Row] {
    try database { () throws(DatabaseError) in
      let statement = try connection.prepare(text)
      try statement.bind(values)
      var rows: [Row] = []
      while try statement.next() {
        guard let row = read(statement) else { throw .damaged }
        rows.append(row)
      }
      return rows
    }
  }

  /// The number that a statement yields.
  func count(_ text: String, _ values: SQLiteStatement.Value...) throws(RoomFault) -> Int {
    try rows(text, values) { $0.integer(0) }.first ?? 0
  }

  private func database<Value>(
    _ work: () throws(DatabaseError) -> Value
  ) throws(RoomFault) -> Value {
    do throws(DatabaseError) {
      return try work()
    } catch {
      throw .database(error)
    }
  }
}
