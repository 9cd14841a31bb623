import MueBots
import MueGame
import MueRules
import MueWords

/// A lesson: an explained hand, which is not saved and counts for nothing.
struct LessonExercise: Exercise {
  private let lesson: Lesson
  private var game: Game
  /// The step whose instruction was given last.
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

  /// The current step, if its instruction has not been given.
  private var nextStep: LessonStep? {
    let step = lesson.step(of: game)
    return step == explained ? nil : step
  }

  /// Moves for another seat, or gives the next instruction.
  mutating func next() -> ExerciseStep? {
    guard isAsked else { return make(othersMove) }
    guard let step = nextStep else { return nil }
    explained = step
    return .instruction(LessonCard(step, view))
  }

  /// The move of another seat: the scripted one, and after the script a heuristic one, which takes
  /// no time.
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
    // Moves on offer, of the script and of the bot are legal.
    guard (try? game.apply(move)) != nil, let isLater = try? lesson.skip(in: &game) else {
      return nil
    }
    return isLater ? .skipped : .moved(move, by: mover)
  }
}
