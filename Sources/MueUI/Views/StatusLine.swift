import CellGrid
import MueGame
import MueRules
import MueWords

/// Draws the latest event or the answer to a key in at most two rows, with the question to the
/// person below.
struct StatusLine {
  let state: ScreenState

  private static let newsRows = 2

  func draw(on pen: inout Pen, _ layout: Layout) {
    let rect = rect(layout)
    let width = rect.width - 2
    if case .card(let card) = state.inspected {
      drawReason(card, on: &pen, in: rect)
      return
    }
    let offer: [Phrase] = state.status.isSettled && state.isAskedForCard ? [.claimOffer] : []
    // After passing on by mistake, a person must see why no question came in between.
    let passed: [Phrase] = state.passing != nil && state.isAsked ? [.passedOn] : []
    let told = passed.isEmpty ? state.told.isEmpty ? offer : state.told : passed
    // A hint may take all rows, since the keys show how to go on.
    let newsRows = state.proposal == nil ? Self.newsRows : rect.height
    var news = told.flatMap { pen.rows($0, width: width) }.prefix(newsRows)
    var question = asked.map { pen.rows($0, width: width) } ?? []
    // In the lowest windows not all rows fit, and the last row of keys must remain.
    let room = rect.height + layout.keys.height - 1
    if state.proposal == nil, news.count + question.count > room {
      let joined = pen.rows(told + [asked].compactMap(\.self), width: width)
      if joined.count <= room {
        (news, question) = ([], joined)
      } else if question.count > 1 {
        // Only the question explains what a pass leads to.
        news = []
      } else {
        question = []
      }
    }
    let lines = news.map { ($0, Ink.plain) } + question.map { ($0, Ink.ask) }
    draw(lines, on: &pen, layout)
    if state.proposal != nil, let progress = state.hintProgress {
      draw(pen.text(progress), beside: lines.map(\.0), on: &pen, in: rect)
    }
  }

  /// Draws how far a hint has come at the right of the last row, or of the last one with room for it;
  /// leaves it out where there is none.
  private func draw(_ progress: String, beside lines: [String], on pen: inout Pen, in rect: Rect) {
    let room = rect.width - 2 - progress.columns - 2
    let rows = (0..<rect.height).map { lines.indices.contains($0) ? lines[$0] : "" }
    guard let row = rows.lastIndex(where: { $0.columns <= room }) else { return }
    pen.write(progress, endingAt: rect.right - 1, y: rect.y + row, .quiet, in: rect)
  }

  /// The status line of the table, or below a result as wide as that.
  private func rect(_ layout: Layout) -> Rect {
    let (status, result) = (layout.status, layout.result)
    return state.isResultShown
      ? Rect(x: result.x, y: status.y, width: result.width, height: status.height) : status
  }

  /// Draws rows; if there are too many, the last ones cover the first rows of keys.
  private func draw(_ lines: [(String, Ink)], on pen: inout Pen, _ layout: Layout) {
    let (rect, keys) = (rect(layout), layout.keys)
    for (row, line) in lines.prefix(rect.height).enumerated() {
      pen.write(line.0, x: rect.x + 1, y: rect.y + row, line.1, in: rect)
    }
    if state.proposal != nil { return }
    for (row, line) in lines.dropFirst(rect.height).prefix(keys.height - 1).enumerated() {
      pen.fill(Rect(x: keys.x, y: keys.y + row, width: keys.width, height: 1), .plain)
      pen.write(line.0, x: rect.x + 1, y: keys.y + row, line.1, in: keys)
    }
  }

  /// Draws the reason why a card cannot be played, under the card's name.
  private func drawReason(_ card: Card, on pen: inout Pen, in rect: Rect) {
    let reason = state.message ?? Narration(state.view).reason(against: card) ?? .mayBeChosen
    let lines = pen.rows(reason, width: rect.width - 2)
    pen.write(lines, x: rect.x + 1, y: rect.y, .ask, in: rect)
  }

  private var asked: Phrase? {
    let view = state.view
    if state.proposal != nil { return .askProposal }
    if state.isWarned { return .coachAnyway }
    if case .trick(let index) = state.inspected {
      return .trickSeenAgain(number: index + 1, total: view.rules.handRules.handSize)
    }
    if let seconds = state.people?.hostSilence { return .noWord(seconds: seconds) }
    if let people = state.people, let name = people.undoAskedBy {
      return .undoAskedBy(name: people.seats.name(of: name))
    }
    if state.isTrickHeld { return .anyKeyTakesTrick }
    if let counting = state.counting {
      return counting.typed.map { .countAsk(typed: $0) } ?? .countWatch
    }
    if let auction = state.auction { return auction.puzzle.asked(in: view) }
    guard let turn = view.observation.publicState.turn else {
      if state.isDrill { return .drillAskNext }
      if state.isAside { return .sideAskBack }
      if !state.isFinalOrderShown { return .askGoOn }
      return view.notes.day == nil ? .askNewMatch : .askDayAgain
    }
    if state.isAsked, let question = state.lesson?.question {
      return question
    }
    return Narration(view).question(
      pushed: state.selection.pushed, option: state.selection.option)
      ?? (state.passing == nil ? .thinking(name: view.players[turn].name.text) : .passingOn)
  }
}
