/// Why games cannot be saved or read.
public enum StoreError: Error, Hashable, Sendable {
  /// There is no home directory, and so no folder for them.
  case noFolder
  case noGames
  case cannotOpen(FileFault)
  /// Another mue has the games open.
  case lockedByAnother
  case cannotLock(FileFault)
  /// The games were opened for reading only.
  case readOnly
  /// There is a file from another version, which must stay.
  case otherVersion(file: String, OtherVersion)
  /// A file cannot be read now, and must stay.
  case unreadable(String, FileFault)
  /// A damaged file cannot be moved out of the way.
  case cannotSetAside(String)
  /// A game could not be deleted or restored; it is where it was.
  case cannotMove(FileFault)
  /// As many games, or as many megabytes, are kept as one person may keep; a new game is not.
  case quotaReached(games: Int, megabytes: Int)
  /// The system refused an operation; what was saved before is whole.
  case file(FileFault)
}
