import MueBots
import MueGame

/// The puzzles found so far, up to a number of each kind.
struct PuzzleTally: DealTally {
  /// How many of each kind are wanted.
  let count: Int
  let wanted: WantedKinds
  private var found: [DecisionKind: [Puzzle]] = [:]

  init(count: Int, wanted: WantedKinds) {
    self.count = count
    self.wanted = wanted
  }

  mutating func take(_ puzzles: [Puzzle]) {
    for puzzle in puzzles where found[puzzle.kind, default: []].count < count {
      found[puzzle.kind, default: []].append(puzzle)
      if found[puzzle.kind]?.count == count { wanted.remove(puzzle.kind) }
    }
  }

  /// All puzzles in the order in which they are learned: one of each kind in turn, and of each kind
  /// the easy ones first.
  var puzzles: [Puzzle] {
    let sorted = found.mapValues { puzzles in
      puzzles.sorted { ($0.difficulty, $0.id) < ($1.difficulty, $1.id) }
    }
    return (0..<count).flatMap { place in
      Puzzle.kinds.compactMap { kind in
        sorted[kind].flatMap { $0.indices.contains(place) ? $0[place] : nil }
      }
    }
  }
}

extension Puzzle {
  /// How hard it is: the fewer players of all levels find it, the harder.
  fileprivate var difficulty: Int { -finders.values.reduce(0, +) }
}
