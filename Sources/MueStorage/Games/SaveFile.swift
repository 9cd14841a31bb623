import MueData
import MueGame
import MueRules
import Platform

/// The bytes of a saved game: a header line, then the game's record as JSON.
///
/// The line is `mue-save <version> <length> <checksum>`, with the length and checksum of the JSON.
enum SaveFile {
  /// The version that is written and read.
  static let version = 1
  /// Versions from before the first release; the next one is 4.
  private static let unreleased = 2...3
  /// The longest file that is read: 4 MB, many times the longest match.
  static let limit = 4 << 20
  private static let format = "mue-save"

  static func bytes(of game: Game) -> [UInt8] {
    let json = Array(game.tableRecord.json.text.utf8)
    return ChecksumLine.bytes(json, format: format, version: version)
  }

  /// The game in some bytes, replayed move by move.
  ///
  /// - Throws: `SaveFault` for the first fault; `otherVersion` for unknown rules.
  static func game(from bytes: [UInt8]) throws(SaveFault) -> Game {
    let record = try record(try content(of: bytes))
    let game: Game
    do {
      game = try Game(record)
    } catch .unknownRules {
      throw .otherVersion(.later)
    } catch {
      throw .game(error)
    }
    let persons = game.players.count { $0.agent.isPerson }
    guard persons == 1 else { throw .persons(persons) }
    return game
  }

  private static func record(_ json: ArraySlice<UInt8>) throws(SaveFault) -> GameRecord {
    do throws(JSONFault) {
      return try GameRecord(JSONObject(reading: json, limit: limit))
    } catch .tooDeep(let limit) {
      throw .tooDeep(limit: limit)
    } catch {
      throw .notARecord
    }
  }

  /// The content behind the first line.
  ///
  /// - Throws: `SaveFault` if the file is damaged, or another version wrote it.
  static func content(of bytes: [UInt8]) throws(SaveFault) -> ArraySlice<UInt8> {
    guard bytes.count <= limit else { throw .tooLong(limit: limit) }
    return try ChecksumLine.content(
      of: bytes, format: format, version: version, unreleased: unreleased)
  }
}

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
