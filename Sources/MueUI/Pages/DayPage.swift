import CellGrid
import MueGame
import MueWords

/// The result of the deal of the day, in place of the felt.
///
/// It compares the person's score with par, shows who took each trick, and has a line to share.
struct DayPage {
  let view: GameObservation
  let result: DayResult
  let isInRoom: Bool

  func draw(on pen: inout Pen, in rect: Rect) {
    let width = min(rect.width - 4, 56)
    var rows = rows(pen, width: width)
    let calendar = calendar(pen)
    func fits(_ more: [Row]) -> Bool {
      !more.isEmpty && rows.count + more.count + 1 <= rect.height
    }
    for more in [fits(calendar) ? calendar : Array(calendar.suffix(1)), order(pen, width: width)]
    where fits(more) {
      rows += [Row(ink: .felt)] + more
    }
    rows.drawInMiddle(on: &pen, of: rect, width: width)
  }

  private func rows(_ pen: Pen, width: Int) -> [Row] {
    let narration = Narration(view)
    func text(_ phrase: Phrase, _ ink: Ink) -> [Row] { pen.lines(phrase, width: width, ink) }
    let par = result.par.map(\.withMinus) ?? pen.text(.parAwaited)
    let isKnown = result.line(narration) != nil
    return text(.dayHeading(day: result.day.text), .feltTurn)
      + (narration.dayPart.map { text($0, .felt) } ?? []) + [
        Row(ink: .felt),
        row(pen.text(.dayYou), view.totals[view.seat].withMinus, .feltTurn),
        row(pen.text(.dayPar), par, .felt),
      ] + squares(pen)
      + (isKnown
        ? [Row(ink: .felt)] + text(isInRoom ? .dayToCopyHere : .dayToCopy, .feltQuiet) : [])
  }

  /// A square for each trick: full for the person's side.
  private func squares(_ pen: Pen) -> [Row] {
    let tricks = Narration(view).tricksTaken
    guard !tricks.isEmpty else { return [] }
    let squares = pen.glyphs.square
    return [
      Row(ink: .felt),
      Row(
        parts: tricks.map { isTaken in
          Row.Part(
            text: "\(isTaken ? squares.taken : squares.lost) ",
            ink: isTaken ? .feltMade : .feltQuiet)
        }),
    ]
  }

  /// This month's days, and the streak in the last row.
  private func calendar(_ pen: Pen) -> [Row] {
    guard let calendar = result.calendar, let month = calendar.months.last else { return [] }
    return [Row(left: month.text, ink: .feltTurn)]
      + CalendarRows(calendar: calendar, month: month, pen: pen, isOnFelt: true).rows
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
