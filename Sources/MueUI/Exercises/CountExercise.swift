import MueGame
import MueRules
import MueWords

/// A hand that the person watches to count its trumps.
struct CountExercise: Exercise {
  private let count: TrumpCount
  private let views: [GameObservation]
  /// The number of cards shown so far.
  private var shown = 0
  private(set) var isAsked = false

  /// A hand before its first card; nil if there are too few names for the players.
  ///
  /// If `isWatched`, the person makes no moves, as on a screen.
  init?(_ count: TrumpCount, person: PlayerName, usual: [PlayerName], isWatched: Bool) {
    views = (count.start...count.end).compactMap {
      count.view(after: $0, person: person, usual: usual, isWatched: isWatched)
    }
    if views.count <= count.end - count.start { return nil }
    self.count = count
  }

  var view: GameObservation { views[shown] }
  let asksForNumber = true

  func kind(titled title: Phrase?) -> ScreenState.Kind {
    title.map { .count(TrumpCounting(title: $0)) } ?? .own
  }

  /// Shows the next card; after the last one, asks the question.
  mutating func next() -> ExerciseStep? {
    if isAsked { return nil }
    guard shown + 1 < views.count else {
      isAsked = true
      return .question
    }
    shown += 1
    return .moved(nil, by: nil)
  }

  mutating func answer(_ effect: Effect) -> ExerciseStep? {
    guard case .count(let number) = effect else { return nil }
    let answer = CountAnswer(count, to: number)
    return .answered(
      ExerciseAnswer(
        isRight: answer.isRight, verdict: answer.verdict, lines: answer.lines, puzzle: nil))
  }
}
