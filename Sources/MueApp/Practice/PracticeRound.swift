import MueBots
import MueGame
import MueRules
import MueWords

/// A few puzzles in a row, and what has been answered of them; the screen and plain mode share it.
struct PracticeRound {
  /// The puzzles; never empty.
  private let puzzles: [Puzzle]
  /// The number of the puzzle on the table, from 0.
  private var place = 0
  /// How many have been answered right.
  private(set) var right = 0

  /// A round of puzzles; nil if there are none.
  init?(_ puzzles: [Puzzle]) {
    if puzzles.isEmpty { return nil }
    self.puzzles = puzzles
  }

  /// The puzzle on the table.
  var puzzle: Puzzle { puzzles[place] }

  /// Which puzzle of how many it is.
  var title: Phrase { .practicePlace(number: place + 1, total: puzzles.count) }

  /// What is said at the end.
  var result: Phrase { .practiceDone(right: right, total: puzzles.count) }

  /// Counts an answer.
  mutating func note(_ answer: PuzzleAnswer) { right += answer.isRight ? 1 : 0 }

  /// Goes to the next puzzle; false if it was the last one.
  mutating func goOn() -> Bool {
    guard place + 1 < puzzles.count else { return false }
    place += 1
    return true
  }
}
