import CSQLite

/// An open database file; everything said to it is a prepared statement.
final class SQLiteConnection {
  private let handle: OpaquePointer

  /// Opens or makes a file; `milliseconds` is how long it waits for another program.
  init(
    _ path: String, milliseconds: Int32, isForReading: Bool = false
  ) throws(ResultsDatabaseError) {
    var opened: OpaquePointer?
    let flags = isForReading ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let answer = sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard let opened, answer == SQLITE_OK else {
      sqlite3_close_v2(opened)
      throw ResultsDatabaseError(code: answer)
    }
    handle = opened
    sqlite3_busy_timeout(handle, milliseconds)
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, 1 << 20)
    guard cs_distrust(handle) == SQLITE_OK else { throw .refused(code: SQLITE_MISUSE) }
  }

  deinit { sqlite3_close_v2(handle) }

  /// Whether the file may only be read.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// The key of the row written last.
  var lastKey: Int { Int(sqlite3_last_insert_rowid(handle)) }

  /// A statement ready to be run as often as one likes.
  func prepare(_ text: String) throws(ResultsDatabaseError) -> SQLiteStatement {
    var made: OpaquePointer?
    let answer = sqlite3_prepare_v2(handle, text, -1, &made, nil)
    guard let made, answer == SQLITE_OK else { throw ResultsDatabaseError(code: answer) }
    return SQLiteStatement(made)
  }

  /// Runs a statement that answers nothing.
  func run(_ text: String) throws(ResultsDatabaseError) { try prepare(text).run() }

  /// The one number that a statement answers; nil when it answers none.
  func number(_ text: String) throws(ResultsDatabaseError) -> Int? {
    let statement = try prepare(text)
    return try statement.next() ? statement.integer(0) : nil
  }

  /// Does all of something or nothing of it.
  func transaction(_ body: () throws(ResultsDatabaseError) -> Void) throws(ResultsDatabaseError) {
    try run("BEGIN IMMEDIATE")
    do throws(ResultsDatabaseError) {
      try body()
      try run("COMMIT")
    } catch {
      // Some refusals have ended the transaction already.
      try? run("ROLLBACK")
      throw error
    }
  }
}

extension ResultsDatabaseError {
  /// What an answer of SQLite means here.
  init(code: Int32) {
    self =
      switch code & 0xFF {
      case SQLITE_BUSY, SQLITE_LOCKED: .locked
      // All statements are ours: one that is not understood was said to a file that is not.
      case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR, SQLITE_SCHEMA, SQLITE_MISMATCH,
        SQLITE_TOOBIG, SQLITE_CONSTRAINT, SQLITE_FORMAT:
        .damaged
      case SQLITE_READONLY, SQLITE_PERM: .readOnly
      case SQLITE_CANTOPEN: .cannotOpen
      case SQLITE_FULL: .full
      case SQLITE_IOERR: .disk
      default: .refused(code: code)
      }
  }
}
