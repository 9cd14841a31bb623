import CellGrid
import MueGame
import MueWords

/// Draws the bar at the top: the hand, the length of the match, the score, and whose turn it is.
struct TitleBar {
  let state: ScreenState

  func draw(on pen: inout Pen, in rect: Rect) {
    // Measured with the widest text for the turn; the score is shown if both fit.
    let room = rect.width - whoseTurn(pen, room: rect.width).columns - 4
    let forms = [titleWithScore(pen), title].map(withClock)
    let shown = forms.first { pen.text($0).columns <= room } ?? shortTitle
    let left = pen.say(shown, x: rect.x + 1, y: rect.y, .ask, in: rect)
    let turn = whoseTurn(pen, room: rect.right - left - 3)
    pen.write(turn, endingAt: rect.right - 1, y: rect.y, isYours ? .heading : .quiet, in: rect)
  }

  /// The title with the playing time in hours and minutes, if that setting is on.
  private func withClock(_ title: Phrase) -> Phrase {
    guard state.preferences.clock, let minutes = state.status.minutesPlayed else { return title }
    let rest = minutes % 60
    return .titleWithClock(title: title, time: "\(minutes / 60):\(rest < 10 ? "0" : "")\(rest)")
  }

  /// The title with the person's total in the hands counted so far, and what it is compared with:
  /// par in a match against par, otherwise the best total of the others.
  private func titleWithScore(_ pen: Pen) -> Phrase {
    let view = state.view
    let counted = view.scores.dropLast(state.awaitsCount ? 1 : 0)
    guard !counted.isEmpty, !state.isAside, let person = view.person else { return title }
    let totals = counted.reduce(Array(repeating: 0, count: view.players.count)) {
      zip($0, $1.score).map(+)
    }
    let name: String
    let best: Int?
    if let match = view.againstPar {
      if state.awaitsCount { return title }
      (name, best) = (pen.text(.titlePar), match.total.par)
    } else {
      let others = view.rules.players.seats.filter { $0 != person }
      best = others.map { totals[$0] }.max()
      name = others.first { totals[$0] == best }.map { pen.name($0, in: view) } ?? ""
    }
    return .titleWithScore(
      title: title, own: totals[person].withMinus, name: name, best: best?.withMinus ?? "…")
  }

  /// The title; a warning that the game cannot be saved replaces the number of the hand.
  private var title: Phrase {
    switch state.kind {
    case .puzzle(let title, _), .drill(let title): return title
    case .count(let counting): return counting.title
    case .auction(let auction): return auction.title
    case .roomDay: return state.status.isUnsaved ? .notSaved : .dayItem
    case .own, .aside, .lesson, .linked: break
    }
    if state.isAside { return .sideTitle(hand: state.view.hand) }
    if state.status.isUnsaved { return .notSaved }
    return state.status.areResultsUnkept ? .resultsUnkept : marked(Narration(state.view).title)
  }

  /// The title of a hand, marked if a guest's findings cast doubt on the host.
  private func marked(_ title: Phrase) -> Phrase {
    switch state.view.findings[state.view.hand] {
    case .contradicted: .titleContradicted(title: title)
    case .inDoubt: .titleInDoubt(title: title)
    case .told, nil: title
    }
  }

  /// The title without the length of the match if a guest's finding leaves no room for it.
  private var shortTitle: Phrase {
    let view = state.view
    return view.findings[view.hand] == nil
      ? withClock(title) : marked(.titleHand(hand: view.hand))
  }

  private var isYours: Bool { state.isAsked }

  /// Whose turn it is; empty after an exercise has been answered, since no turn follows.
  private func whoseTurn(_ pen: Pen, room: Int) -> String {
    let view = state.view
    if state.isExerciseAnswered { return "" }
    if view.isOver { return pen.text(.matchIsOver) }
    if state.isCountAsked || state.auction != nil { return pen.text(.yourTurn) }
    guard let turn = view.observation.publicState.turn else { return pen.text(.handIsOver) }
    if turn == view.person { return pen.text(.yourTurn) }
    let around = pen.text(.turn(name: "")).columns
    return pen.text(.turn(name: pen.name(turn, in: view, columns: min(16, room - around))))
  }
}
