import CSQLite

/// Why a database cannot be read or written.
public enum DatabaseError: Error, Hashable, Sendable {
  /// Another program has kept the file locked for too long.
  case locked
  case damaged
  /// A later version created the file; it stays as it is.
  case newerVersion(found: Int, known: Int)
  case readOnly, cannotOpen, full
  /// The disk refuses to read or write the file.
  case disk
  /// A damaged file cannot be moved out of the way.
  case cannotSetAside
  /// Any other refusal by SQLite, with its code.
  case refused(code: Int32)
}

extension DatabaseError {
  /// The meaning of an SQLite result code.
  init(code: Int32) {
    self =
      switch code & 0xFF {
      case SQLITE_BUSY, SQLITE_LOCKED: .locked
      // The statements fit the program's own tables, so a file in which one fails has others.
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
