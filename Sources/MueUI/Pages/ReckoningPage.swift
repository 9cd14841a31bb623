import CellGrid
import MueGame
import MueRules
import MueWords

/// The result of a hand, in place of the felt: target and points, bonus or penalty, totals.
struct ReckoningPage {
  let view: GameObservation
  let score: RoundScore
  /// The seed of the deals, shown where it fits.
  var dealNumber: UInt64?

  func draw(on pen: inout Pen, in rect: Rect) {
    let width = min(rect.width - 4, 46)
    var rows = rows(pen, width: width)
    if let dealNumber, rows.count + 2 <= rect.height {
      let text = pen.text(.sheetDeal(seed: String(dealNumber)))
      rows += [Row(ink: .felt), Row(left: text, ink: .feltQuiet)]
    }
    rows.drawInMiddle(on: &pen, of: rect, width: width)
  }

  private func rows(_ pen: Pen, width: Int) -> [Row] {
    let narration = Narration(view)
    let heading = Row(left: pen.text(narration.verdict(on: score)), ink: .feltTurn)
    let story = narration.story(of: score).flatMap { pen.text($0).wrapped(to: width) }
      .map { Row(left: $0, ink: .felt) }
    return [heading] + story + [Row(ink: .felt)] + table(pen, width)
  }

  private func table(_ pen: Pen, _ width: Int) -> [Row] {
    let right = [18, 9, 0]
    func columns(_ texts: [String]) -> [Row.Column] {
      zip(texts, right).map { Row.Column(text: $0, fromRight: $1) }
    }
    let head = Row(
      columns: columns([pen.text(.points), pen.text(.bonus), pen.text(.total)]), ink: .feltQuiet)
    return [head]
      + view.rules.players.seats.map { seat in
        let bonus = score.bonus[seat]
        return Row(
          left: pen.name(seat, in: view, columns: min(16, width - 25)),
          columns: columns([
            String(score.points[seat]), bonus.signed,
            view.totals[seat].withMinus,
          ]), ink: seat == view.person ? .feltTurn : .felt)
      }
  }
}
