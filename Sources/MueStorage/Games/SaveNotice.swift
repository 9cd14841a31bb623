import Platform

/// A notice to the person about a faulty file.
///
/// `keptAs` is the name under which a damaged file is kept; nil if it could not be renamed.
public enum SaveNotice: Hashable, Sendable {
  /// A save was damaged; the game is one move older.
  case damagedUsedPrevious(file: String, SaveFault, keptAs: String?)
  case damagedNothingLeft(file: String, SaveFault, keptAs: String?)
  /// Another version wrote it; it stays where it is.
  case otherVersion(file: String, OtherVersion)
  /// It could not be read; it stays where it is.
  case unreadable(file: String, FileFault)
  /// A file beside the saves was damaged, and is set aside; `hasSpare` if its spare copy is used.
  case damagedFile(KeptFileKind, file: String, hasSpare: Bool)
  /// A game that the last run could not save is among the games again.
  case rescued
  /// Such a game still cannot be saved; it stays where it is.
  case rescueWaits(file: String)
  /// The settings were damaged; the defaults are used.
  case damagedSettings(file: String, keptAs: String?)
  /// A setting has an unknown value; the default is used.
  case unknownSetting(key: String)
}

extension SaveNotice {
  /// The notice about a file that must stay as it is, by the error of `KeptFile.load`; nil for another
  /// error.
  public init?(_ error: StoreError, file: String) {
    switch error {
    case .otherVersion(_, let version): self = .otherVersion(file: file, version)
    case .unreadable(_, let fault): self = .unreadable(file: file, fault)
    case .cannotSetAside: self = .unreadable(file: file, FileFault(.rename, EACCES))
    default: return nil
    }
  }
}
