/// Puzzles in the order of learning, with the person's answers to them.
///
/// A missed puzzle returns after 1, 3, 7 and 21 days, as long as the answers are right; a mistake
/// starts the sequence again. A puzzle that was right at once does not return.
public struct PracticeDeck<Puzzle: PracticePuzzle>: Equatable, Sendable {
  /// The puzzles in the order of learning.
  let puzzles: [Puzzle]
  private var answers: [String: PracticeAnswer]

  static var daily: Int { 5 }

  /// The person's own puzzles and others in alternation, with the last answer to each; answers to
  /// other puzzles are ignored.
  public init(own: [Puzzle] = [], _ puzzles: [Puzzle], answers: [PracticeAnswer]) {
    let pairs = zip(own, puzzles).flatMap { [$0, $1] }
    self.puzzles = pairs + own.dropFirst(puzzles.count) + puzzles.dropFirst(own.count)
    self.answers = Dictionary(answers.map { ($0.puzzle, $0) }) { $1 }
  }

  /// The rest of a day's puzzles: those due, the longest overdue first, then new ones.
  public func waiting(on day: Day) -> [Puzzle] {
    let answered = puzzles.count { answers[$0.id]?.day == day }
    return Array(open(on: day).prefix(max(0, Self.daily - answered)))
  }

  /// The puzzles to answer now: the rest of the day's, or, if there is none, more.
  public func next(on day: Day) -> [Puzzle] {
    let waiting = waiting(on: day)
    return waiting.isEmpty ? Array(open(on: day).prefix(Self.daily)) : waiting
  }

  /// The number of puzzles, and of those that the person has learned.
  public var progress: (all: Int, learned: Int) {
    (puzzles.count, puzzles.count { answers[$0.id].map { $0.pause == nil } ?? false })
  }

  /// Records an answer to a puzzle; returns the entry to keep.
  public mutating func note(_ id: String, isRight: Bool, on day: Day) -> PracticeAnswer {
    let pause = isRight ? answers[id]?.pause?.longer : .oneDay
    let answer = PracticeAnswer(puzzle: id, day: day, pause: pause)
    answers[id] = answer
    return answer
  }

  private func open(on day: Day) -> [Puzzle] {
    let overdue = puzzles.compactMap { puzzle -> (Puzzle, Int)? in
      guard let answer = answers[puzzle.id], let due = answer.due else { return nil }
      // An answer from a later day was given while the clock was wrong.
      return due <= day.number || answer.day.number > day.number ? (puzzle, due) : nil
    }
    return overdue.sorted { $0.1 < $1.1 }.map(\.0) + puzzles.filter { answers[$0.id] == nil }
  }
}
