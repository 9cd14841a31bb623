import Foundation
import MueBots
import MueData
import MueGame

@testable import MueStorage

extension Reader {
  /// The files that the program itself writes.
  static let files: [Reader] = [save, content, place, settings, plan, database, policy]

  /// A saved game with its header; hardly any mutation passes its checksum.
  private static let save = Reader(
    "save", samples: Samples.savedGames.map { SaveFile.bytes(of: $0) },
    limit: SaveFile.limit, sized: { withHeader(content.sized($0 - headerLength)) },
    reading: { try? SaveFile.game(from: $0).record },
    writing: { try? SaveFile.bytes(of: Game($0)) })

  /// The content of a saved game, behind a checksum that is always right.
  private static let content = Reader(
    "content",
    samples: Samples.savedGames.map { game in
      Array(SaveFile.bytes(of: game).drop { $0 != UInt8(ascii: "\n") }.dropFirst())
    },
    limit: SaveFile.limit - headerLength,
    taking: { (try? SaveFile.game(from: withHeader($0))) != nil })

  /// A record as a file has it, after a line with its length and checksum.
  public static func withHeader(_ bytes: [UInt8]) -> [UInt8] {
    Array("mue-save 1 \(bytes.count) \(Checksum.text(of: bytes))\n".utf8) + bytes
  }

  /// The length of that header for a record of more than a megabyte.
  private static let headerLength =
    withHeader([UInt8](repeating: 0, count: 1 << 20)).count - 1 << 20

  /// The content of the file of the last place.
  private static let place = Reader(
    "place", samples: ["table 12\n", "start 1\n"].map { Array($0.utf8) }, limit: 200,
    reading: { $0.count > 200 ? nil : LastPlace($0) }, writing: { Array($0.text.utf8) })

  /// A file of learned policies, behind a checksum that is always right; accepted policies also
  /// play.
  private static let policy = Reader(
    "policy", samples: [Samples.policy], limit: PolicyFile.limit - policyHeaderLength,
    taking: { bytes in
      guard let policies = try? PolicyFile(withPolicyHeader(bytes)).policies else { return false }
      let bot = BotSettings(level: .expert).makeBot(policies)
      for question in Samples.questions {
        _ = bot.choose(question.view.observation, limits: Limits(playouts: 2), seed: 1)
      }
      return true
    })

  private static func withPolicyHeader(_ bytes: [UInt8]) -> [UInt8] {
    Array("\(PolicyFile.format) \(Checksum.text(of: bytes))\n".utf8) + bytes
  }

  private static let policyHeaderLength = withPolicyHeader([]).count

  private static let settings = Reader(
    "settings", samples: [Array(Settings().text.utf8), Array(Samples.settings.utf8)],
    limit: 65_536,
    reading: { bytes in
      var unknown: [String] = []
      return (try? JSONObject(reading: bytes, limit: 65_536)).map {
        Settings($0, unknown: &unknown)
      }
    },
    writing: { Array($0.text.utf8) })

  private static let plan = Reader(
    "plan", samples: [Array(NewGamePlan().text.utf8)], limit: 16_384,
    reading: { NewGamePlan(text: $0) }, writing: { Array($0.text.utf8) })

  /// The database of results, in a new file for each reading.
  private static let database = Reader(
    "database", samples: [Samples.database], limit: nil,
    taking: { bytes in
      let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
      defer {
        for end in ["", "-journal"] { try? FileManager.default.removeItem(atPath: path + end) }
      }
      guard (try? Data(bytes).write(to: URL(filePath: path))) != nil,
        let history = try? ResultsDatabase(path, milliseconds: 10),
        let games = try? history.games()
      else { return false }
      return (try? history.record(games)) != nil
    })
}
