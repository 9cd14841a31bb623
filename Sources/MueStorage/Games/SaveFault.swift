import MueGame

/// Why a save cannot be continued.
public enum SaveFault: Error, Hashable, Sendable {
  /// There is no such file.
  case missing
  /// The system refused to read it; it may be whole.
  case unreadable(FileFault)
  /// It has more bytes than any game.
  case tooLong(limit: Int)
  /// It does not begin like a save.
  case notASave
  /// A later version wrote it, in a format unknown to this one.
  case newerVersion(found: Int, known: Int)
  /// Bytes are missing, or there are too many.
  case wrongLength(expected: Int, found: Int)
  /// The bytes have changed since they were written.
  case wrongChecksum
  /// Its lists are nested deeper than those of a game.
  case tooDeep(limit: Int)
  /// Its content is not the record of a game.
  case notARecord
  case persons(Int)
  case game(GameError)

  /// Whether the file is damaged or gone, rather than inaccessible or from a later version.
  public var isDamage: Bool {
    switch self {
    case .unreadable, .newerVersion: false
    default: true
    }
  }
}

/// Why games cannot be saved or read.
public enum StoreError: Error, Hashable, Sendable {
  /// There is no home directory, and so no folder for them.
  case noPlace
  case noGames
  case cannotOpen(FileFault)
  /// Another mue has the games open.
  case lockedByAnother
  case cannotLock(FileFault)
  /// The games were opened for reading only.
  case readOnly
  /// There is a file from a later version, which must stay.
  case newerVersion(found: Int, known: Int)
  /// A damaged file cannot be moved out of the way.
  case cannotSetAside(String)
  /// A game could not be deleted or restored; it is where it was.
  case cannotMove(FileFault)
  /// The system refused an operation; what was saved before is whole.
  case file(FileFault)
}

/// A notice to the person about a faulty file.
///
/// `keptAs` is the name under which a damaged file is kept; nil if it could not be renamed.
public enum SaveNotice: Hashable, Sendable {
  /// A save was damaged; the game is one move older.
  case damagedUsedPrevious(file: String, SaveFault, keptAs: String?)
  case damagedNothingLeft(file: String, SaveFault, keptAs: String?)
  /// A later version wrote it; it stays where it is.
  case newerVersion(file: String, found: Int, known: Int)
  /// It could not be read; it stays where it is.
  case unreadable(file: String, FileFault)
  /// A game that the last run could not save is among the games again.
  case rescued
  /// Such a game still cannot be saved; it stays where it is.
  case rescueWaits(file: String)
  /// The settings were damaged; the defaults are used.
  case damagedSettings(file: String, keptAs: String?)
  /// A setting has an unknown value; the default is used.
  case unknownSetting(key: String)
}
