import MueData
import MueGame

/// The bytes of a saved game: a header line, then the game's record as JSON.
///
/// The line is `mue-save <version> <length> <checksum>`, with the length and checksum of the JSON.
enum SaveFile {
  /// The version that is written and read.
  static let version = 1
  /// Versions from before the first release; the next one is 4.
  private static let unreleased = 2...3
  /// The largest file that is read: 4 MB, many times the longest match.
  static let limit = 4 << 20
  private static let format = "mue-save"

  static func bytes(of game: Game) -> [UInt8] {
    let json = Array(game.tableRecord.json.text.utf8)
    return ChecksumLine.bytes(json, format: format, version: version)
  }

  /// The game in some bytes, replayed move by move: one with a person at this terminal, or one of a
  /// card room, where everybody comes from another terminal.
  ///
  /// - Throws: `SaveFault` for the first fault; `otherVersion` for unknown rules.
  static func game(from bytes: [UInt8], isOfRoom: Bool = false) throws(SaveFault) -> Game {
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
    guard isOfRoom ? persons == 0 && !game.isAlone : persons == 1 else { throw .persons(persons) }
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

  /// The content after the first line.
  ///
  /// - Throws: `SaveFault` if the file is damaged, or another version wrote it.
  static func content(of bytes: [UInt8]) throws(SaveFault) -> ArraySlice<UInt8> {
    guard bytes.count <= limit else { throw .tooLong(limit: limit) }
    return try ChecksumLine.content(
      of: bytes, format: format, version: version, unreleased: unreleased)
  }
}
