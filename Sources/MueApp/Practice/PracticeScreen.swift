import CellGrid
import MueGame
import MueRules
import MueUI
import MueWords

/// Puzzles at a table: the person chooses a move with the table's keys, then reads what it is worth.
final class PracticeScreen: TableFront {
  let session: Session
  private let judge: Background<Puzzle?>
  private var round: PracticeRound<Puzzle>
  /// The move whose value is being worked out.
  private var awaited: Move?
  var state: ScreenState
  var pacing = Pacing()
  private(set) var route: Route?

  /// The puzzles to answer; nil if the language has too few names for the players.
  init?(_ round: PracticeRound<Puzzle>, session: Session) {
    guard let state = Self.state(of: round, in: session) else { return nil }
    self.session = session
    self.round = round
    self.state = state
    judge = Background(in: session.dependencies, wake: session.console.wake)
  }

  /// The table with the puzzle that is next.
  private static func state(
    of round: PracticeRound<Puzzle>, in session: Session
  ) -> ScreenState? {
    let person = session.context.personName(session.preferences, session.words)
    let view = round.question.view(person: person, usual: session.words.opponentNames)
    guard let view else { return nil }
    var state = session.screen(of: view)
    state.kind = .puzzle(title: round.title, answer: nil)
    return state
  }

  func finish(_ input: Input, since before: ScreenState) {
    if before.isLessonCardOpen, state.isTableShown, !state.isLessonCardOpen { goOn() }
  }

  func advance() -> [TableEvent] {
    if let move = awaited, let puzzle = judge.takeAnswer() ?? nil { show(puzzle, after: move) }
    if let notice = session.resultsRecorder.take(\.notice) { state.say(notice) }
    return []
  }

  func perform(_ effect: Effect) -> Bool {
    switch effect {
    case .make(let move): choose(move)
    case .dealNextHand, .newGame, .startMenu, .leave:
      judge.giveUp()
      route = .practicePage(notice: nil, chosen: round.item)
    default: return false
    }
    return true
  }

  private func choose(_ move: Move) {
    if awaited == nil, round.question.cost(of: move) == nil {
      awaited = move
      judge.value(move, in: round.question)
    }
    if awaited != nil { state.say(.practiceThinking) } else { show(round.question, after: move) }
  }

  private func show(_ puzzle: Puzzle, after move: Move) {
    awaited = nil
    let name = { [state] (seat: Seat) in state.view.players[seat].name.text }
    let isDrill = round.drill != nil
    guard let answer = PuzzleAnswer(puzzle, to: move, isDrill: isDrill, naming: name) else {
      return
    }
    round.note(isRight: answer.isRight)
    if !isDrill { session.note(puzzle, isRight: answer.isRight) }
    state.lay(LessonCard(heading: answer.verdict, text: answer.lines))
  }

  /// Shows the next puzzle; after the last one, goes to the page for practice.
  private func goOn() {
    guard round.goOn(), let next = Self.state(of: round, in: session) else {
      route = .practicePage(notice: round.result, chosen: round.item)
      return
    }
    state = next
  }
}

extension Session {
  fileprivate func note(_ puzzle: Puzzle, isRight: Bool) {
    guard let day = dependencies.clock.today,
      let answer = practice?.note(puzzle, isRight: isRight, on: day)
    else { return }
    resultsRecorder.keep(answer)
  }
}
