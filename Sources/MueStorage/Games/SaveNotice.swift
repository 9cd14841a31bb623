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
