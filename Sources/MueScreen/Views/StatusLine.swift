import CellGrid
import MueRules
import MueTable
import MueTelling
import MueWords

/// Two rows: what has just happened, or the answer to a key; and what is asked of the person.
struct StatusLine {
  let state: ScreenState

  func draw(on pen: inout Pen, in rect: Rect) {
    let width = rect.width - 2
    let news = state.notice.map { pen.text($0).wrapped(to: width) } ?? []
    let question = news.count < 2 ? asked.map { pen.text($0).wrapped(to: width) } ?? [] : []
    let lines = news.map { ($0, Ink.plain) } + question.map { ($0, Ink.ask) }
    for (row, line) in lines.enumerated() {
      pen.write(line.0, x: rect.x + 1, y: rect.y + row, line.1, in: rect)
    }
  }

  private var asked: Phrase? {
    let view = state.view
    if state.isTrickHeld { return .anyKeyTakesTrick }
    guard let turn = view.observation.faceUp.turn else {
      return state.isFinalOrderShown ? .askNewMatch : .askGoOn
    }
    if state.isAsked, state.selection.pushed.isEmpty, let question = state.lesson?.question {
      return question
    }
    return Telling(view).question(
      pushed: state.selection.pushed.count, option: state.selection.option)
      ?? .thinking(name: view.players[turn].name.text)
  }
}
