import CellGrid
import MueGame
import MueRules
import MueWords

/// Draws the trumps or partners to choose from, in the middle of the felt, with the chosen line
/// marked.
struct ChoiceList {
  let state: ScreenState

  func draw(on pen: inout Pen, in rect: Rect) {
    let rows = rows(pen, width: rect.width - 2)
    let places = ListLayout(lines: rows.count, chosen: state.selection.option, in: rect)
    for (offset, row) in rows.dropFirst(places.first).prefix(places.count).enumerated() {
      let isChosen = places.first + offset == state.selection.option
      let mark = isChosen ? String(pen.glyphs.turn) : " "
      let gap = max(1, rect.width - 2 - row.left.columns - row.right.columns)
      pen.write(
        mark + row.left + String(repeating: " ", count: gap) + row.right + " ", x: rect.x,
        y: places.top + offset, isChosen ? .feltChosen : .felt, in: rect)
    }
  }

  private func rows(_ pen: Pen, width: Int) -> [(left: String, right: String)] {
    let view = state.view
    switch view.observation.legalMoves {
    case .name(let trumps):
      return trumps.map { trump in
        (pen.text(.name(of: trump)), worth(of: trump, pen))
      }
    case .pick(let seats):
      return seats.map { (pen.name($0, in: view, columns: width - 1), "") }
    default: return []
    }
  }

  /// The value of a trump: its bonus for the Chief, the number of trumps in hand for the Vice.
  private func worth(of trump: Trump, _ pen: Pen) -> String {
    let observation = state.view.observation
    guard case .chiefNames(let roles, _) = observation.publicState.phase else {
      return "\((observation.hand & trump.cards).count)"
    }
    return "+\(observation.rules.bonus(level: roles.level, trump: trump))"
  }
}

/// The marks beside a list that does not fit: there are more lines above or below.
struct ListMarks {
  let places: ListLayout

  /// Draws the marks in a column, on the rows of the first and the last visible line.
  func draw(on pen: inout Pen, x: Int, in rect: Rect) {
    if places.goesOnAbove {
      pen.write(String(pen.glyphs.above), x: x, y: places.top, .quiet, in: rect)
    }
    if places.goesOnBelow {
      let y = places.top + places.count - 1
      pen.write(String(pen.glyphs.below), x: x, y: y, .quiet, in: rect)
    }
  }
}
