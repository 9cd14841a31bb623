import MueBots
import MueGame
import MueRules
import MueWords

/// A puzzle: the person chooses a move, then reads its value.
struct PuzzleExercise: Exercise {
  private var puzzle: Puzzle
  private let isOfDrill: Bool
  private(set) var unvalued: UnvaluedMove?
  let view: GameObservation

  /// A puzzle to answer; nil if there are too few names for the players.
  init?(_ puzzle: Puzzle, isOfDrill: Bool, person: PlayerName, usual: [PlayerName]) {
    guard let view = puzzle.view(person: person, usual: usual) else { return nil }
    self.puzzle = puzzle
    self.isOfDrill = isOfDrill
    self.view = view
  }

  let isAsked = true

  func kind(titled title: Phrase?) -> ScreenState.Kind {
    title.map { .puzzle(title: $0, answer: nil) } ?? .own
  }

  mutating func next() -> ExerciseStep? { nil }

  mutating func answer(_ effect: Effect) -> ExerciseStep? {
    guard case .make(let move) = effect else { return nil }
    if unvalued == nil, let answer = answer(to: move) { return answer }
    unvalued = unvalued ?? UnvaluedMove(move, of: puzzle)
    return .notice(.practiceThinking)
  }

  mutating func take(_ compared: Decision) -> ExerciseStep? {
    guard let move = unvalued?.move,
      let valued = puzzle.valuing(move, cost: Int((10 * compared.cost).rounded()))
    else { return nil }
    unvalued = nil
    puzzle = valued
    return answer(to: move)
  }

  private func answer(to move: Move) -> ExerciseStep? {
    PuzzleAnswer(puzzle, to: move, isDrill: isOfDrill, naming: { view.players[$0].name.text }).map {
      .answered(
        ExerciseAnswer(isRight: $0.isRight, verdict: $0.verdict, lines: $0.lines, puzzle: puzzle.id)
      )
    }
  }
}

extension UnvaluedMove {
  /// A move for which a puzzle has no value.
  public init(_ move: Move, of puzzle: Puzzle) {
    self.init(
      move: move, best: puzzle.best.move, observation: puzzle.observation,
      playouts: puzzle.playouts, standing: nil)
  }
}
