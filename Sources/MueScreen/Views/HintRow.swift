import CellGrid
import MueWords

/// Keys and what they do, the most useful first; those that find no room are left out.
struct HintRow {
  let hints: [Phrase]

  func draw(on pen: inout Pen, in rect: Rect) {
    var x = rect.x + 1
    var y = rect.y
    for hint in hints {
      let text = pen.text(hint)
      if x + text.columns > rect.right - 1 {
        guard y + 1 < rect.bottom, rect.x + 1 + text.columns < rect.right else { continue }
        x = rect.x + 1
        y += 1
      }
      x = pen.write(text, x: x, y: y, .quiet, in: rect) + 2
    }
  }
}
