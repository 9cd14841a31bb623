import MueGame

/// Why a save cannot be played on.
public enum SaveFault: Error, Hashable, Sendable {
  /// There is no such file.
  case missing
  /// The system refused to read it; it may be whole.
  case unreadable(FileFault)
  /// It has more bytes than any game.
  case tooLong(limit: Int)
  /// It does not begin like a save.
  case notASave
  /// A later version wrote it in a format that this one does not know.
  case newerVersion(found: Int, known: Int)
  /// Bytes are missing, or there are too many.
  case wrongLength(expected: Int, found: Int)
  /// The bytes are not those that were written.
  case wrongChecksum
  /// More lists within each other than a game has.
  case tooDeep(limit: Int)
  /// What was written is not the record of a game.
  case notARecord
  /// The number of persons at the table is not one.
  case persons(Int)
  /// What was recorded cannot have been played.
  case game(GameError)

  /// Whether the file is damaged or gone, not merely out of reach or of a later version.
  public var isDamage: Bool {
    switch self {
    case .unreadable, .newerVersion: false
    default: true
    }
  }
}

/// Why games cannot be saved or read.
public enum StoreError: Error, Hashable, Sendable {
  /// There is no home directory, so there is no place for them.
  case noPlace
  /// There are no games yet, so none can be read.
  case noGames
  /// The directory cannot be made or opened.
  case cannotOpen(FileFault)
  /// Another mue has the games.
  case lockedByAnother
  /// The lock cannot be asked for.
  case cannotLock(FileFault)
  /// The games were opened for reading only.
  case readOnly
  /// There is a file of a later version, which must stay.
  case newerVersion(found: Int, known: Int)
  /// A damaged file cannot be moved out of the way.
  case cannotSetAside(String)
  /// The game cannot be encoded.
  case cannotEncode
  /// A game could not be taken off the shelf or put back; it is where it was.
  case cannotMove(FileFault)
  /// The system refused; what was saved before is whole.
  case file(FileFault)
}

/// What the person should be told about a file with a fault.
///
/// `keptAs` is the name under which a damaged file is kept; nil when it could not be moved.
public enum SaveNotice: Hashable, Sendable {
  /// A save was damaged; the game is one move older.
  case damagedUsedPrevious(file: String, SaveFault, keptAs: String?)
  /// A save was damaged, and there is no older one.
  case damagedNothingLeft(file: String, SaveFault, keptAs: String?)
  /// A later version wrote it; it stays where it is.
  case newerVersion(file: String, found: Int, known: Int)
  /// It could not be read; it stays where it is.
  case unreadable(file: String, FileFault)
  /// A game that the last run could not save is among the games again.
  case rescued
  /// Such a game cannot be saved now either; it stays where it is.
  case rescueWaits(file: String)
  /// The settings were damaged; the defaults are used.
  case damagedSettings(file: String, keptAs: String?)
  /// A setting has an unknown value; the default is used.
  case unknownSetting(key: String)
}
