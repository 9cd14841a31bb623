import FoundationEssentials
import MueGame
import Platform

/// The finished hands of a file of `mue-hand/1`, each with its line.
struct HandsFile {
  let hands: [(line: Int, record: HandRecord)]

  /// Reads a file, or standard input for `-`; throws at the first line that is no finished hand.
  init(_ file: String) throws(ArenaError) {
    guard let data = Self.data(file) else { throw .cannotRead(file: file) }
    var hands: [(Int, HandRecord)] = []
    let lines = data.split(separator: 10, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let record: HandRecord
      do {
        record = try HandRecord(checking: line)
      } catch {
        throw .badHand(line: index + 1, error)
      }
      guard record.round.score != nil else { throw .unfinishedHand(line: index + 1) }
      hands.append((index + 1, record))
    }
    if hands.isEmpty { throw .noHands(file: file) }
    self.hands = hands
  }

  private static func data(_ file: String) -> Data? {
    let source = file == "-" ? .standardInput : try? ByteSource(file)
    return (try? source?.all()).map { Data($0) }
  }
}
