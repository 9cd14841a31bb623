import MueGame
import MueRules
import MueWords

/// An auction to read: the person chooses an answer, then sees all hands and what gave it away.
struct AuctionExercise: Exercise {
  private let puzzle: AuctionPuzzle
  let view: GameObservation

  /// An auction to read; nil if there are too few names for the players.
  init?(_ puzzle: AuctionPuzzle, person: PlayerName, usual: [PlayerName]) {
    guard let view = puzzle.view(person: person, usual: usual) else { return nil }
    self.puzzle = puzzle
    self.view = view
  }

  let isAsked = true
  var auction: AuctionPuzzle? { puzzle }

  func kind(titled title: Phrase?) -> ScreenState.Kind {
    title.map { .auction(AuctionReading(title: $0, puzzle: puzzle)) } ?? .own
  }

  mutating func next() -> ExerciseStep? { nil }

  mutating func answer(_ effect: Effect) -> ExerciseStep? {
    guard case .make(let choice) = effect, let answer = AuctionAnswer(puzzle, to: choice, in: view)
    else { return nil }
    return .answered(
      ExerciseAnswer(
        isRight: answer.isRight, verdict: answer.verdict, lines: answer.lines, puzzle: puzzle.id,
        hands: answer.hands))
  }
}
