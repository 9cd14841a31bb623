import Foundation
import MueGame
import MueRules

@testable import MueStorage

/// A folder with a database, removed after the test.
final class TemporaryDatabase {
  let folder: String
  var path: String { folder + "/history.db" }

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "mue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
  }

  func bytes() throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: path))) }

  func write(_ bytes: some Sequence<UInt8>) throws {
    try Data(bytes).write(to: URL(filePath: path))
  }

  /// Games of all kinds, one a day, the last one unfinished.
  static func games() throws -> [PlayedGame] {
    var games: [PlayedGame] = []
    for (number, players) in PlayerCount.allCases.enumerated() {
      for seed in 0..<4 {
        let seed = UInt64(number * 10 + seed)
        games.append(PlayedGame(try Game.played(players, seed: seed, hands: 3)))
      }
    }
    games.append(PlayedGame(try Game.played(seed: 900, hands: 1)))
    return games
  }
}
