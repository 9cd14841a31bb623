import CellGrid
import MueBots
import MueGame
import MueRules
import MueUI
import MueWords

/// A table where the first hand is explained; it is not saved and counts for nothing.
final class LessonScreen: Screen {
  private let session: Session
  private let clock: any Clock
  private(set) var game: Game
  private(set) var state: ScreenState
  /// The step whose card was laid last.
  private var shown: LessonStep?
  /// Before this nothing moves by itself; nil until a key is pressed.
  private var quietUntil: Duration?
  private var lateKeys = LateKeyFilter()
  private(set) var route: Route?

  /// The table before the first move; nil if there are too few names for it.
  init?(session: Session) {
    self.session = session
    clock = session.around.clock
    quietUntil = clock.now
    let words = session.words
    let person = session.context.personName(session.preferences, words)
    guard let game = try? Lesson.game(person: person, others: words.opponentNames) else {
      return nil
    }
    self.game = game
    state = session.screen(of: game.view(for: game.personSeat))
    state.lay(.welcome)
  }

  func grid(_ size: Size) -> Grid {
    let view = session.view
    view.fit(&state, size: size)
    return view.draw(state, size: size)
  }

  func answer(_ key: Key, in size: Size) -> [TableEvent] {
    let input = session.view.input(for: key, of: state, size: size)
    if lateKeys.takes(input, in: state) { return [] }
    let wasHeld = state.isTrickHeld
    for effect in state.handle(input) { perform(effect) }
    if wasHeld, !state.isTrickHeld { quietUntil = clock.now }
    return []
  }

  var patience: Int? {
    let rest = isWaiting ? quietUntil.map(clock.millisecondsLeft) : nil
    return [lateKeys.patience(clock), rest].compactMap(\.self).min()
  }

  /// Whether something is to happen by itself.
  private var isWaiting: Bool {
    guard state.scene == .table, !state.isLessonCardOpen else { return false }
    let isPersons = game.match.round.turn.map { $0 == game.personSeat } ?? true
    return !isPersons || state.isTrickHeld || Lesson.step(of: game) != shown
  }

  /// Lets happen what is due: the trick goes, somebody moves, the next card is laid.
  func advance() -> [TableEvent] {
    goOn()
    return []
  }

  private func goOn() {
    lateKeys.look(at: clock.now)
    guard state.scene == .table, !state.isLessonCardOpen else { return }
    let isDue = quietUntil.map { clock.now >= $0 } ?? false
    if state.isTrickHeld {
      if !isDue { return }
      state.releaseTrick()
      lateKeys.begin(at: clock.now)
    }
    guard let turn = game.match.round.turn, turn != game.personSeat else {
      if isDue { explain() }
      return
    }
    if isDue { make(move(of: turn)) }
  }

  /// What another seat does: first what the lesson prescribes, later what heuristics say, at once.
  private func move(of seat: Seat) -> Move {
    Lesson.move(in: game) ?? HeuristicBot().choose(game.match.round.observation(for: seat))
  }

  /// Lays the card of the step the game has come to, once.
  private func explain() {
    let step = Lesson.step(of: game)
    if step == shown { return }
    shown = step
    state.lay(LessonCard(step, state.view))
  }

  /// Whether the hand has been played to its end.
  var isOver: Bool { game.match.round.score != nil }

  private func make(_ move: Move) {
    let mover = game.match.round.turn
    if mover == game.personSeat, !Lesson.accepts(move, in: game) {
      state.say(Lesson.step(of: game).objection(Narration(state.view)))
      return
    }
    guard (try? game.apply(move)) != nil else { return }
    state.show(game.view(for: game.personSeat), after: move, by: mover)
    let pause = state.preferences.milliseconds(afterTrick: state.isTrickHeld)
    quietUntil = pause.map { clock.now + .milliseconds($0) }
  }

  private func perform(_ effect: Effect) {
    switch effect {
    case .make(let move): make(move)
    case .keep(let key): session.keep(key, in: &state)
    case .keepKeys: session.keepKeys(in: &state)
    case .takeBack, .doAgain, .claim, .replay, .playAside, .say, .consent, .agree, .act,
      .sendOnlookersAway:
      state.say(.lessonNotHere)
    case .dealNextHand, .newGame, .startMenu, .leave:
      route = .startMenu(notice: isOver ? .lessonDone : .lessonLeft)
    }
  }
}
