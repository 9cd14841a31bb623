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
  /// Another version wrote it, in a format or by rules unknown to this one.
  case otherVersion(OtherVersion)
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

  /// Whether the file is damaged or gone, rather than inaccessible or from another version.
  var isDamage: Bool {
    switch self {
    case .unreadable, .otherVersion: false
    default: true
    }
  }
}
