import Platform

extension SQLiteConnection {
  /// Makes sure that a file is not too large and is for this account alone, or creates it.
  ///
  /// SQLite creates files for everybody and gives a journal or a log the mode of its database. An existing
  /// file is not opened here: closing it would release the locks that SQLite holds on it. A link's
  /// target is left alone.
  ///
  /// - Throws: `cannotOpen` if it is not a regular file; `damaged` if it is larger than `sizeLimit`.
  static func prepare(_ path: String, sizeLimit: Int = .max) throws(DatabaseError) {
    var facts = stat()
    guard stat(path, &facts) == 0 else {
      let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if file >= 0 {
        _ = fchmod(file, 0o600)
        _ = close(file)
      }
      return
    }
    // SQLite would take the bytes of a device or a pipe for a database, and create a journal for
    // it.
    guard facts.st_mode & S_IFMT == S_IFREG else { throw .cannotOpen }
    if facts.st_size > sizeLimit { throw .damaged }
    for file in ["", "-journal", "-wal", "-shm"].map({ path + $0 })
    where lstat(file, &facts) == 0 && facts.isOwnFile && facts.st_mode & 0o177 != 0 {
      _ = fchmodat(AT_FDCWD, file, 0o600, AT_SYMLINK_NOFOLLOW)
    }
  }

  /// Whether the file is empty, so that its tables must be created.
  ///
  /// - Throws: `damaged` if it belongs to another application; `newerVersion` if a later version of
  ///   this program created it.
  func isNew(application: Int, version: Int) throws(DatabaseError) -> Bool {
    // In one statement, since another program may be creating the tables just now.
    let facts = try prepare(
      """
      SELECT user_version, application_id, (SELECT count(*) FROM sqlite_master)
      FROM pragma_user_version, pragma_application_id
      """)
    guard try facts.next(), let found = facts.integer(0), let owner = facts.integer(1),
      let tables = facts.integer(2)
    else { throw .damaged }
    if found == 0, owner == 0, tables == 0 { return true }
    guard owner == application, found > 0 else { throw .damaged }
    guard found <= version else { throw .newerVersion(found: found, known: version) }
    return false
  }

  /// Whether SQLite finds nothing wrong; reads the whole file.
  ///
  /// The statement is finalized within this function: open, it would keep a lock.
  func isSound() throws(DatabaseError) -> Bool {
    let check = try prepare("PRAGMA quick_check(1)")
    return try check.next() && check.text(0) == "ok"
  }
}
