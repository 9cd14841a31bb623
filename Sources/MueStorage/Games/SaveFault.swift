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
