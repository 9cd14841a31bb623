import MueData
import MueGame
import MueRules

/// The hands of a record file from which a duel is played.
struct RecordedStarts: Sendable {
  let start: HandStart
  /// A checksum of the file, so that only duels with the same hands are joined.
  let checksum: String
  /// The hands with a contract, at the starting point.
  private let rounds: [Round]
  private let records: [Round]

  /// Reads the hands in a file that have this number of players.
  ///
  /// - Throws: `ArenaError` if it cannot be read, or has no such hand.
  init(_ file: String, start: HandStart, players: PlayerCount) throws(ArenaError) {
    self.start = start
    let hands = try HandsFile(file).hands.map(\.record)
    records = hands.map(\.round).filter {
      $0.players == players && $0.publicState.contract != nil
    }
    rounds = records.compactMap(start.begin)
    checksum = Checksum.text(of: hands.map(\.line).joined(separator: "\n").utf8)
    if rounds.isEmpty { throw .noHands(file: file) }
  }

  var count: Int { rounds.count }

  /// All moves of the hand with a deal number, counting from 1.
  func moves(_ number: Int) -> [Move] { records[number - 1].publicState.moves }

  /// The hand with a deal number, counting from 1.
  subscript(number: Int) -> Round { rounds[number - 1] }
}
