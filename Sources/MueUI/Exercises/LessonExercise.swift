import MueBots
import MueGame
import MueRules
import MueWords

/// A lesson: a hand with explanations, which is not saved and does not count.
struct LessonExercise: Exercise {
  private let lesson: Lesson
  private var game: Game
  /// The step explained last.
  private var explained: LessonStep?

  /// A lesson before the first move; nil if there are too few names for the players.
  init?(_ lesson: Lesson, person: PlayerName, others: [PlayerName]) {
    // A person's own language may have too few names.
    guard let game = try? lesson.game(person: person, others: others) else { return nil }
    self.lesson = lesson
    self.game = game
  }

  var view: GameObservation { game.view(for: game.personSeat) }
  var welcome: LessonCard? { lesson == .firstHand ? .welcome : nil }
  var isAsked: Bool { game.match.round.turn.map { $0 == game.personSeat } ?? true }
  var hasNext: Bool { !isAsked || nextStep != nil }
  var isOver: Bool { game.match.round.score != nil }

  func kind(titled title: Phrase?) -> ScreenState.Kind { .own }

  /// The current step; nil if it has been explained already.
  private var nextStep: LessonStep? {
    let step = lesson.step(of: game)
    return step == explained ? nil : step
  }

  /// Makes another seat's move, or gives the next instruction.
  mutating func next() -> ExerciseStep? {
    guard isAsked else { return make(othersMove) }
    guard let step = nextStep else { return nil }
    explained = step
    return .instruction(LessonCard(step, view))
  }

  /// The move of another seat: the scripted one, or after the script a heuristic one, which takes
  /// no time to find.
  private var othersMove: Move {
    lesson.move(in: game)
      ?? HeuristicBot().choose(
        game.match.round.observation(for: game.match.round.turn ?? view.seat))
  }

  mutating func answer(_ effect: Effect) -> ExerciseStep? {
    guard case .make(let move) = effect else { return nil }
    if lesson.accepts(move, in: game) { return make(move) }
    return lesson.step(of: game).map { .notice($0.objection(Narration(view))) }
  }

  private mutating func make(_ move: Move) -> ExerciseStep? {
    let mover = game.match.round.turn
    // Moves that are offered, scripted or made by the bot are always legal.
    guard (try? game.apply(move)) != nil, let isLater = try? lesson.skip(in: &game) else {
      return nil
    }
    return isLater ? .skipped : .moved(move, by: mover)
  }
}
