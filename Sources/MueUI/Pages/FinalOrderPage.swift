import CellGrid
import MueGame
import MueWords

/// The end of a match, shown in place of the felt: how it ended, and the final order.
struct FinalOrderPage {
  let view: GameObservation
  /// The progress of showing the order, from 0 to 1.
  var progress = 1.0

  /// The width of the order beside the chart of the match.
  private static let narrow = 24
  /// The greatest width of the page.
  private static let widest = 110

  func draw(on pen: inout Pen, in rect: Rect) {
    let width = min(rect.width - 4, Self.widest)
    let order = rows(pen, width: min(width, 40))
    let below = chart(pen, width: width, height: rect.height - order.count - 1)
    let beside = chart(pen, width: width - Self.narrow - 2, height: rect.height - 1)
    if below.isEmpty, !beside.isEmpty {
      draw([(rows(pen, width: Self.narrow), Self.narrow), (beside, width)], on: &pen, in: rect)
    } else if below.isEmpty {
      draw([(order, min(width, 40))], on: &pen, in: rect)
    } else {
      draw([(order + [Row(ink: .felt)] + below, width)], on: &pen, in: rect)
    }
  }

  /// Draws columns of rows side by side; each ends at its distance from the left edge.
  private func draw(
    _ columns: [(rows: [Row], end: Int)], on pen: inout Pen, in rect: Rect
  ) {
    var x = rect.x + (rect.width - (columns.last?.end ?? 0)) / 2
    let left = x
    for column in columns {
      let y = rect.y + max(0, rect.height - column.rows.count) / 2
      let block = Rect(x: x, y: y, width: left + column.end - x, height: rect.height)
      column.rows.draw(on: &pen, in: block)
      x = left + column.end + 2
    }
  }

  private func chart(_ pen: Pen, width: Int, height: Int) -> [Row] {
    MatchChart(view: view).rows(
      pen, width: width, height: height, ink: .felt, quiet: .feltQuiet)
  }

  private func rows(_ pen: Pen, width: Int) -> [Row] {
    let narration = Narration(view)
    let heading = narration.outcome.map { pen.rows($0, width: width) } ?? []
    let order = narration.order.map { seat in
      Row(
        left: "\(narration.place(of: seat)). " + pen.name(seat, in: view, columns: width - 10),
        columns: [Row.Column(text: view.totals[seat].withMinus, fromRight: 0)],
        ink: seat == view.person ? .feltTurn : .felt)
    }
    let missing = missing(of: order.count)
    return heading.map { Row(left: missing < 0 ? $0 : "", ink: .feltTurn) } + [Row(ink: .felt)]
      + order.enumerated().map { $0 < missing ? Row(ink: .felt) : $1 }
  }

  /// The number of places still hidden; below 0 when the heading, which appears last, is shown too.
  private func missing(of places: Int) -> Int {
    places - 1 - Int(Double(places + 1) * progress)
  }
}
