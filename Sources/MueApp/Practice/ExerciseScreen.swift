import CellGrid
import MueGame
import MueUI
import MueWords

/// Exercises at a table, one after another; only the answers to puzzles are saved.
final class ExerciseScreen: TableFront {
  let session: Session
  private let clock: any Clock
  private(set) var series: ExerciseSeries
  private var judge: PuzzleJudge
  private let bidWorker: BidWorker
  var state: ScreenState
  var pacing = Pacing()
  private(set) var route: Route?
  /// The table of friends that goes on meanwhile, and takes the person back with the next hand; nil for
  /// none.
  private let table: TableScreen?

  init(_ series: ExerciseSeries, session: Session, over table: TableScreen? = nil) {
    self.session = session
    self.series = series
    self.table = table
    clock = session.dependencies.clock
    judge = PuzzleJudge(in: session.dependencies, wake: session.console.wake)
    bidWorker = BidWorker(in: session.dependencies, wake: session.console.wake)
    state = Self.state(of: series, in: session)
    start()
  }

  /// The table with the next exercise.
  private static func state(of series: ExerciseSeries, in session: Session) -> ScreenState {
    var state = session.screen(of: series.exercise.view)
    state.kind = series.exercise.kind(titled: series.title)
    return state
  }

  /// Shows the introductory text if there is one, otherwise gives the person time to look.
  private func start() {
    if let welcome = series.exercise.welcome {
      lay(welcome)
    } else if !series.exercise.isAsked {
      rest()
    } else if let step = series.next() {
      show(step)
    }
  }

  /// Whether the table is shown and no card covers it.
  private var isTableFree: Bool { state.isTableShown && !state.isLessonCardOpen }

  /// Whether the next thing happens without a key.
  private var isMovingOn: Bool {
    isTableFree && (series.exercise.hasNext || state.isTrickHeld)
  }

  var patience: Int? {
    let own = pacing.nextLook(isWaiting: isMovingOn).map(clock.millisecondsLeft)
    return [own, table?.patience].compactMap(\.self).min()
  }

  func mayBeInterrupted() -> Bool {
    guard let table, !table.mayBeInterrupted() else { return true }
    // The question is asked at the table.
    leave()
    return false
  }

  /// Does what is due: shows the value of a move or what bids say, takes a trick, goes to the next step.
  func advance() -> [TableEvent] {
    let events = table?.advance() ?? []
    if table?.isHandOver == false {
      judge.giveUp()
      leave()
      return events
    }
    goOnByItself()
    return events
  }

  private func goOnByItself() {
    pacing.look(at: clock.now)
    if let unvalued = series.exercise.unvalued, let valued = judge.value(of: unvalued),
      let step = series.take(valued)
    {
      show(step)
    }
    readBids()
    if case .practice = series.source, let notice = session.resultsRecorder.take(\.notice) {
      state.say(notice)
    }
    guard isMovingOn, pacing.isDue(at: clock.now) else { return }
    if state.isTrickHeld, pacing.releasesTrick(at: clock.now) { state.releaseTrick() }
    if let step = series.next() { show(step) }
  }

  /// Shows what bids say, finer and finer, while the person wants to know it.
  private func readBids() {
    guard let question = state.bidQuestion else { return bidWorker.giveUp() }
    if let answer = bidWorker.answer(to: question) { state.show(answer) }
  }

  private func show(_ step: ExerciseStep) {
    switch step {
    case .moved(let move, let seat):
      state.show(series.exercise.view, after: move, by: seat)
      rest()
    case .skipped:
      state.open(series.exercise.view)
      rest()
    case .instruction(let card): lay(card)
    case .question: state.askForCount()
    case .notice(let phrase): state.say(phrase)
    case .answered(let answer):
      if case .practice(let item) = series.source { session.note(answer, to: item) }
      lay(LessonCard(heading: answer.verdict, text: answer.lines))
    }
  }

  private func lay(_ card: LessonCard) {
    state.lay(card)
    // At the fastest speed nothing waits.
    if state.preferences.speed != .fastest { pacing.showUnread(at: clock.now) }
  }

  private func rest() {
    // The question has been answered; the next instruction brings a new one.
    state.lesson?.question = nil
    let pause = state.preferences.milliseconds(afterTrick: state.isTrickHeld)
    pacing.rest(milliseconds: pause, from: clock.now)
  }

  func perform(_ effect: Effect) -> Bool {
    switch effect {
    case .dealNextHand, .newGame, .startMenu, .leave:
      judge.giveUp()
      bidWorker.giveUp()
      leave()
    default:
      guard let step = series.answer(effect) else { return false }
      show(step)
    }
    return true
  }

  func finish(_ input: Input, since before: ScreenState) {
    if before.isLessonCardOpen, isTableFree, state.isExerciseAnswered { goOn() }
    if input.confirms, series.exercise.asksForNumber { pacing.endRest() }
  }

  private func goOn() {
    guard series.goOn() else { return leave() }
    state = Self.state(of: series, in: session)
    start()
  }

  private func leave() {
    let notice = series.isOver ? series.result : nil
    route =
      switch series.source {
      case .review: .backToTable
      case .lesson(let lesson): .learn(notice: notice, chosen: series.isOver ? nil : lesson)
      case .practice(let item): .practicePage(notice: notice, chosen: item)
      }
  }
}
