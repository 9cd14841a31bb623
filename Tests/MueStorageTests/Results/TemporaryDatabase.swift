import MueGame
import MueRules

/// A folder with a database, removed after the test.
final class TemporaryDatabase {
  private let directory: TemporaryDirectory
  var folder: String { directory.path }
  var path: String { folder + "/results.db" }

  init() throws { directory = try TemporaryDirectory() }

  var names: [String] { get throws { try directory.names(folder) } }

  func bytes() throws -> [UInt8] { try directory.bytes(path) }

  func write(_ bytes: some Sequence<UInt8>) throws { try directory.write(bytes, to: path) }

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
