import CellGrid
import MueWords

/// Draws a document: as many rows as fit, and the search below them.
struct ReaderView {
  let reader: Reader

  func draw(on pen: inout Pen, in block: Rect) {
    let set = reader.rows(pen, block)
    let first = reader.place.row
    let matches = set.matches(of: reader.found == nil ? "" : reader.sought)
    for (offset, row) in set.rows.dropFirst(first).prefix(Reader.textRows(block)).enumerated() {
      var inks = Array(repeating: row.isHeading ? Ink.heading : .plain, count: row.text.count)
      for (characters, link) in row.links {
        paint(&inks, characters, link == reader.place.link ? .chosenLine : .ask)
      }
      for (number, match) in matches.enumerated() where match.row == first + offset {
        paint(&inks, match.characters, number == reader.found?.number ? .chosenLine : .ask)
      }
      write(row.text, inks, on: &pen, in: block, y: block.y + offset)
    }
    drawFoot(on: &pen, in: block)
  }

  private func paint(_ inks: inout [Ink], _ characters: Range<Int>, _ ink: Ink) {
    for place in characters.clamped(to: inks.indices) { inks[place] = ink }
  }

  /// Writes the runs of characters with the same ink.
  private func write(
    _ text: String, _ inks: [Ink], on pen: inout Pen, in block: Rect, y: Int
  ) {
    var x = block.x
    var run = ""
    var ink = Ink.plain
    for (character, next) in zip(text, inks) {
      if next != ink, !run.isEmpty {
        x = pen.write(run, x: x, y: y, ink, in: block)
        run = ""
      }
      ink = next
      run.append(character)
    }
    pen.write(run, x: x, y: y, ink, in: block)
  }

  /// The row at the foot: the search text being typed, or the result of the search.
  private func drawFoot(on pen: inout Pen, in block: Rect) {
    let y = block.bottom - 1
    if let typed = reader.typed {
      pen.write("/\(typed.withCursor)", x: block.x, y: y, .ask, in: block)
      pen.focus(on: Position(x: block.x + 1 + typed.columnsBeforeCursor, y: y))
    } else if let found = reader.found {
      let phrase: Phrase =
        found.total == 0
        ? .soughtNowhere(text: reader.sought)
        : .soughtFound(text: reader.sought, number: found.number + 1, total: found.total)
      pen.say(phrase, x: block.x, y: y, .ask, in: block)
    }
  }
}
