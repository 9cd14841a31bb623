import CellGrid
import MueRules
import MueTable
import MueWords

/// The end of a match, in place of the felt: who won, and everybody in order.
struct FinalOrderPage {
  let view: SeatView

  func draw(on pen: inout Pen, in rect: Rect) {
    let width = min(rect.width - 4, 40)
    let rows = rows(pen, width: width)
    let block = Rect(
      x: rect.x + (rect.width - width) / 2, y: rect.y + max(0, rect.height - rows.count) / 2,
      width: width, height: rect.height)
    rows.draw(on: &pen, in: block)
  }

  private func rows(_ pen: Pen, width: Int) -> [Row] {
    let order = view.rules.players.seats.sorted {
      (view.totals[$1], $0.index) < (view.totals[$0], $1.index)
    }
    let names = view.winners.map { view.players[$0].name.text }
    let headline: Phrase =
      names.count > 1
      ? .sharedVictory(names: names.joined(separator: ", "))
      : view.winners == [view.seat] ? .youWin : .wins(name: names.first ?? "")
    let heading = pen.text(headline).wrapped(to: width).map { Row(left: $0, ink: .feltTurn) }
    return heading + [Row(ink: .felt)]
      + order.map { seat in
        let place = 1 + view.totals.count { $0 > view.totals[seat] }
        return Row(
          left: "\(place). " + pen.name(seat, in: view, columns: width - 10),
          columns: [Row.Column(text: view.totals[seat].withMinus, fromRight: 0)],
          ink: seat == view.seat ? .feltTurn : .felt)
      }
  }
}
