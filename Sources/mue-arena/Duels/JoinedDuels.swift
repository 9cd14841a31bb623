import MueData
import MueGame
import MueWords
import Platform

/// Duels from files of several machines: those with the same terms are one.
struct JoinedDuels {
  private(set) var results: [DuelResult] = []

  /// The longest line that is read: a duel of some two million deals.
  private static let lineLimit = 100_000_000

  /// Adds the duels of a file, one a line.
  mutating func read(_ file: String) throws(ArenaError) {
    try InputLines(file).read { _, line throws(ArenaError) in
      guard let object = try? JSONObject(reading: line, limit: Self.lineLimit),
        let result = DuelResult(object)
      else { throw .noDuel(file: file) }
      try add(result)
    }
  }

  private mutating func add(_ result: DuelResult) throws(ArenaError) {
    if let index = results.firstIndex(where: { $0.terms == result.terms }) {
      try results[index].join(result)
    } else {
      results.append(result)
    }
  }
}
