import CellGrid
import MueGame
import MueWords

/// The result of the deal of the day, in place of the felt.
///
/// It compares the person's score with par, and has a line to share.
struct DayPage {
  let view: GameObservation
  let result: DayResult

  func draw(on pen: inout Pen, in rect: Rect) {
    let width = min(rect.width - 4, 56)
    var rows = rows(pen, width: width)
    let order = order(pen, width: width)
    if rows.count + order.count + 1 <= rect.height { rows += [Row(ink: .felt)] + order }
    rows.drawInMiddle(on: &pen, of: rect, width: width)
  }

  private func rows(_ pen: Pen, width: Int) -> [Row] {
    let narration = Narration(view)
    func text(_ phrase: Phrase, _ ink: Ink) -> [Row] { pen.lines(phrase, width: width, ink) }
    let par = result.par.map(\.withMinus) ?? pen.text(.parAwaited)
    let line = result.line(narration)
    return text(.dayHeading(day: result.day.text), .feltTurn)
      + (narration.dayPart.map { text($0, .felt) } ?? []) + [
        Row(ink: .felt),
        row(pen.text(.dayYou), view.totals[view.seat].withMinus, .feltTurn),
        row(pen.text(.dayPar), par, .felt),
      ] + (line.map { [Row(ink: .felt)] + text(.dayToCopy, .feltQuiet) + text($0, .felt) } ?? [])
  }

  /// All players, the highest score first.
  private func order(_ pen: Pen, width: Int) -> [Row] {
    Narration(view).order.map { seat in
      let name = pen.name(seat, in: view, columns: width - 10)
      return row(name, view.totals[seat].withMinus, seat == view.seat ? .felt : .feltQuiet)
    }
  }

  private func row(_ left: String, _ right: String, _ ink: Ink) -> Row {
    Row(left: left, columns: [Row.Column(text: right, fromRight: 0)], ink: ink)
  }
}

extension ScreenState {
  /// The line to share about the deal of the day; nil until its result is shown and par is known.
  var dayLine: Phrase? {
    guard isFinalOrderShown, let dayResult else { return nil }
    return dayResult.line(Narration(view))
  }

  /// Shows the result of the deal of the day after the reckoning.
  public mutating func show(_ result: DayResult) { dayResult = result }

  /// Skips the reckoning if the match was over when it was opened.
  public mutating func skipReckoning() {
    if view.isOver { isFinalOrderShown = true }
  }
}
