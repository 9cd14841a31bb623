import CellGrid
import MueRules
import MueTable
import MueTelling
import MueWords

/// The end of a match, in place of the felt: who won, and everybody in order.
struct FinalOrderPage {
  let view: SeatView

  func draw(on pen: inout Pen, in rect: Rect) {
    let width = min(rect.width - 4, 56)
    let order = rows(pen, width: width)
    let chart = MatchChart(view: view).rows(
      pen, width: width, height: rect.height - order.count - 1, ink: .felt, quiet: .feltQuiet)
    let rows = order + (chart.isEmpty ? [] : [Row(ink: .felt)]) + chart
    let block = Rect(
      x: rect.x + (rect.width - width) / 2, y: rect.y + max(0, rect.height - rows.count) / 2,
      width: width, height: rect.height)
    rows.draw(on: &pen, in: block)
  }

  private func rows(_ pen: Pen, width: Int) -> [Row] {
    let telling = Telling(view)
    let heading = telling.victory.map { pen.text($0).wrapped(to: width) } ?? []
    return heading.map { Row(left: $0, ink: .feltTurn) } + [Row(ink: .felt)]
      + telling.order.map { seat in
        Row(
          left: "\(telling.place(of: seat)). " + pen.name(seat, in: view, columns: width - 10),
          columns: [Row.Column(text: view.totals[seat].withMinus, fromRight: 0)],
          ink: seat == view.seat ? .feltTurn : .felt)
      }
  }
}
