import CellGrid
import MueGame
import MueUI
import MueWords

/// Hands that the person watches in order to count the trumps.
final class CountScreen: TableFront {
  let session: Session
  private let clock: any Clock
  private var round: PracticeRound<TrumpCount>
  /// The number of moves that have been shown of the hand.
  private var shown: Int
  var state: ScreenState
  var pacing = Pacing()
  private(set) var route: Route?

  /// The hands to count; nil if the language has too few names for the players.
  init?(_ round: PracticeRound<TrumpCount>, session: Session) {
    guard let state = Self.state(of: round, in: session) else { return nil }
    self.session = session
    self.round = round
    self.state = state
    clock = session.dependencies.clock
    shown = round.question.start
    rest()
  }

  /// The table before the first card of the hand that is next.
  private static func state(
    of round: PracticeRound<TrumpCount>, in session: Session
  ) -> ScreenState? {
    guard let view = view(of: round.question, after: round.question.start, in: session) else {
      return nil
    }
    var state = session.screen(of: view)
    state.kind = .count(TrumpCounting(title: round.title))
    return state
  }

  private static func view(
    of count: TrumpCount, after moves: Int, in session: Session
  ) -> GameObservation? {
    count.view(
      after: moves, person: session.context.personName(session.preferences, session.words),
      usual: session.words.opponentNames, isWatched: true)
  }

  func finish(_ input: Input, since before: ScreenState) {
    if before.isLessonCardOpen, state.isTableShown, !state.isLessonCardOpen { goOn() }
    if input.confirms { pacing.endRest() }
  }

  var patience: Int? {
    pacing.nextLook(isWaiting: isWatching).map(clock.millisecondsLeft)
  }

  /// Whether something happens next without a key.
  private var isWatching: Bool { state.isTableShown && !state.isCountAsked }

  /// Does what is due: takes the trick, shows the next card, asks.
  func advance() -> [TableEvent] {
    pacing.look(at: clock.now)
    guard isWatching, pacing.isDue(at: clock.now) else { return [] }
    if state.isTrickHeld, pacing.releasesTrick(at: clock.now) { state.releaseTrick() }
    guard shown < round.question.end else {
      state.askForCount()
      return []
    }
    shown += 1
    if let view = Self.view(of: round.question, after: shown, in: session) {
      state.show(view, after: nil, by: nil)
    }
    rest()
    return []
  }

  private func rest() {
    let pause = state.preferences.milliseconds(afterTrick: state.isTrickHeld)
    pacing.rest(milliseconds: pause, from: clock.now)
  }

  func perform(_ effect: Effect) -> Bool {
    switch effect {
    case .count(let number):
      let answer = CountAnswer(round.question, to: number)
      round.note(isRight: answer.isRight)
      state.lay(LessonCard(heading: answer.verdict, text: answer.lines))
    case .dealNextHand, .newGame, .startMenu, .leave:
      route = .practicePage(notice: nil, chosen: round.item)
    default: return false
    }
    return true
  }

  /// Shows the next hand; after the last one, goes to the page for practice.
  private func goOn() {
    guard round.goOn(), let next = Self.state(of: round, in: session) else {
      route = .practicePage(notice: round.result, chosen: round.item)
      return
    }
    state = next
    shown = round.question.start
    rest()
  }
}
