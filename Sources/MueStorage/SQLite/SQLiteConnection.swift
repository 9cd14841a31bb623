import CSQLite

/// An open database file, which runs prepared statements only.
final class SQLiteConnection {
  private let handle: OpaquePointer

  /// Opens or creates a file, waiting up to `milliseconds` for another program.
  init(
    _ path: String, milliseconds: Int32, isForReading: Bool = false
  ) throws(DatabaseError) {
    var opened: OpaquePointer?
    let flags = isForReading ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let answer = sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard let opened, answer == SQLITE_OK else {
      sqlite3_close_v2(opened)
      throw DatabaseError(code: answer)
    }
    handle = opened
    sqlite3_busy_timeout(handle, milliseconds)
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, 1 << 20)
    guard cs_distrust(handle) == SQLITE_OK else { throw .refused(code: SQLITE_MISUSE) }
  }

  deinit { sqlite3_close_v2(handle) }

  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  var lastKey: Int { Int(sqlite3_last_insert_rowid(handle)) }

  /// Prepares a statement, which may be run repeatedly.
  func prepare(_ text: String) throws(DatabaseError) -> SQLiteStatement {
    var made: OpaquePointer?
    let answer = sqlite3_prepare_v2(handle, text, -1, &made, nil)
    guard let made, answer == SQLITE_OK else { throw DatabaseError(code: answer) }
    return SQLiteStatement(made)
  }

  func run(_ text: String) throws(DatabaseError) { try prepare(text).run() }

  /// The number that a statement yields; nil if it yields none.
  func number(_ text: String) throws(DatabaseError) -> Int? {
    let statement = try prepare(text)
    return try statement.next() ? statement.integer(0) : nil
  }

  /// Runs statements as a transaction: either all of them count or none.
  func transaction(_ body: () throws(DatabaseError) -> Void) throws(DatabaseError) {
    try run("BEGIN IMMEDIATE")
    do throws(DatabaseError) {
      try body()
      try run("COMMIT")
    } catch {
      // Some errors have ended the transaction already.
      try? run("ROLLBACK")
      throw error
    }
  }

  /// Copies the whole content into another database, in place of what is there.
  func copy(to other: SQLiteConnection) throws(DatabaseError) {
    guard let backup = sqlite3_backup_init(other.handle, "main", handle, "main") else {
      throw DatabaseError(code: sqlite3_errcode(other.handle))
    }
    let answer = sqlite3_backup_step(backup, -1)
    let end = sqlite3_backup_finish(backup)
    guard answer == SQLITE_DONE, end == SQLITE_OK else {
      throw DatabaseError(code: end == SQLITE_OK ? answer : end)
    }
  }
}
