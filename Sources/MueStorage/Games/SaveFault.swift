import MueGame

/// Why a save is not one that can be played on.
public enum SaveFault: Error, Hashable, Sendable {
  /// There is no such file.
  case missing
  /// The system would not let it be read; it may be whole.
  case unreadable(FileFault)
  /// More bytes than any game has.
  case tooLong(limit: Int)
  /// It does not begin as saves do.
  case notASave
  /// A later program wrote it in a way that this one does not know.
  case newerVersion(found: Int, known: Int)
  /// Bytes are missing, or there are too many.
  case wrongLength(expected: Int, found: Int)
  /// The bytes are not those that were written.
  case wrongChecksum
  /// More lists within each other than a game has.
  case tooDeep(limit: Int)
  /// What was written is not the record of a game.
  case notARecord
  /// Not one person sits at the table, but so many.
  case persons(Int)
  /// What was recorded cannot have been played.
  case game(GameError)

  /// Whether the file is spoilt or gone: not merely out of reach or from a later program.
  public var isDamage: Bool {
    switch self {
    case .unreadable, .newerVersion: false
    default: true
    }
  }
}

/// Why games cannot be kept, or not now.
public enum StoreError: Error, Hashable, Sendable {
  /// Nobody can say where: no home directory.
  case noPlace
  /// There are no games yet, so none can be read.
  case noGames
  /// The directory cannot be made or opened.
  case cannotOpen(FileFault)
  /// Another program of this kind has the games.
  case lockedByAnother
  /// The lock cannot be asked for.
  case cannotLock(FileFault)
  /// The games were opened for reading only.
  case readOnly
  /// There is a file of a later program, which must stay.
  case newerVersion(found: Int, known: Int)
  /// There is a spoilt file that cannot be moved out of the way.
  case cannotSetAside(String)
  /// Something cannot be put into words for the file.
  case cannotEncode
  /// A game could not be taken off the shelf or put back; it is where it was.
  case cannotMove(FileFault)
  /// The system refused; what was saved before is whole.
  case file(FileFault)
}

/// What the person should be told about a file that was not as it should be.
///
/// `keptAs` is the name under which a spoilt file was set aside; nil when it could not be moved.
public enum SaveNotice: Hashable, Sendable {
  /// A save was spoilt; the game is one move older.
  case damagedUsedPrevious(file: String, SaveFault, keptAs: String?)
  /// A save was spoilt, and there is no older one.
  case damagedNothingLeft(file: String, SaveFault, keptAs: String?)
  /// A later program wrote it; it stays where it is.
  case newerVersion(file: String, found: Int, known: Int)
  /// It could not be read; it stays where it is.
  case unreadable(file: String, FileFault)
  /// A game that could not be saved by the run before is among the games again.
  case rescued
  /// Such a game cannot be saved now either; it stays where it is.
  case rescueWaits(file: String)
  /// The settings were spoilt; those the program comes with are used.
  case damagedSettings(file: String, keptAs: String?)
  /// One setting has a value nobody offers; that of the program is used.
  case unknownSetting(key: String)
}
