import CellGrid
import MueBots
import MueGame
import MueRules
import MueUI
import MueWords
import Platform

/// A lesson: a table with an explained hand, which is not saved and counts for nothing.
final class LessonScreen: TableFront {
  let session: Session
  private let lesson: Lesson
  private let clock: any Clock
  private(set) var game: Game
  var state: ScreenState
  /// The step whose instruction was shown last.
  private var shown: LessonStep?
  var pacing = Pacing()
  private(set) var route: Route?

  /// A lesson before the first move; nil if the language has too few names for the players.
  init?(_ lesson: Lesson, session: Session) {
    self.session = session
    self.lesson = lesson
    clock = session.dependencies.clock
    let words = session.words
    let person = session.context.personName(session.preferences, words)
    // A person's own language may have too few names.
    guard let game = try? lesson.game(person: person, others: words.opponentNames) else {
      return nil
    }
    self.game = game
    state = session.screen(of: game.view(for: game.personSeat))
    if lesson == .firstHand { state.lay(.welcome) } else { explain() }
  }

  var patience: Int? {
    pacing.nextLook(isWaiting: isWaiting).map(clock.millisecondsLeft)
  }

  /// Whether something happens next without a key.
  private var isWaiting: Bool {
    guard state.isTableShown, !state.isLessonCardOpen else { return false }
    let isPersons = game.match.round.turn.map { $0 == game.personSeat } ?? true
    return !isPersons || state.isTrickHeld || nextStep != nil
  }

  /// Does what is due: takes the trick, moves for another seat, shows the next instruction.
  func advance() -> [TableEvent] {
    goOn()
    return []
  }

  private func goOn() {
    pacing.look(at: clock.now)
    guard state.isTableShown, !state.isLessonCardOpen else { return }
    guard pacing.isDue(at: clock.now) else { return }
    if state.isTrickHeld, pacing.releasesTrick(at: clock.now) { state.releaseTrick() }
    guard let turn = game.match.round.turn, turn != game.personSeat else {
      explain()
      return
    }
    make(move(of: turn))
  }

  /// The move of another seat: the scripted one, and after the script a heuristic one, which takes
  /// no time.
  private func move(of seat: Seat) -> Move {
    lesson.move(in: game) ?? HeuristicBot().choose(game.match.round.observation(for: seat))
  }

  /// The current step, if its instruction has not been shown.
  private var nextStep: LessonStep? {
    let step = lesson.step(of: game)
    return step == shown ? nil : step
  }

  /// Shows the instruction of the current step, once.
  private func explain() {
    guard let step = nextStep else { return }
    shown = step
    state.lay(LessonCard(step, state.view))
  }

  /// Whether the hand has been played to the end.
  var isOver: Bool { game.match.round.score != nil }

  private func make(_ move: Move) {
    let mover = game.match.round.turn
    if mover == game.personSeat, !lesson.accepts(move, in: game) {
      state.say(lesson.step(of: game)?.objection(Narration(state.view)))
      return
    }
    let isLater: Bool
    do throws(IllegalMove) {
      try game.apply(move)
      isLater = try lesson.skip(in: &game)
    } catch {
      Log.mistake("an illegal move was made in the lesson")
      return
    }
    let view = game.view(for: game.personSeat)
    if isLater { state.open(view) } else { state.show(view, after: move, by: mover) }
    // What has been done is asked no longer; the next instruction brings the next question.
    if mover == game.personSeat { state.lesson?.question = nil }
    let pause = state.preferences.milliseconds(afterTrick: state.isTrickHeld)
    pacing.rest(milliseconds: pause, from: clock.now)
  }

  func perform(_ effect: Effect) -> Bool {
    switch effect {
    case .make(let move): make(move)
    case .dealNextHand, .newGame, .startMenu, .leave:
      route =
        isOver ? .learn(notice: lesson.farewell, chosen: nil) : .learn(notice: nil, chosen: lesson)
    default: return false
    }
    return true
  }
}
