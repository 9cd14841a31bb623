import CellGrid
import MueGame
import MueWords

/// Draws the shelf: one line for each game, the chosen one marked, and its details below.
struct ShelfView {
  let shelf: ShelfPage

  func draw(on pen: inout Pen, in body: Rect) {
    let places = ShelfLayout(body, games: shelf.games.count)
    guard !shelf.games.isEmpty else {
      if shelf.unread == 0 {
        let text = pen.text(.shelfEmpty)
        pen.write(text, centredIn: body, y: body.y + body.height / 2, .quiet)
      }
      return
    }
    let columns = ShelfColumns(shelf.extent, width: places.lines.width, pen)
    columns.drawHeadings(on: &pen, in: places.headings)
    let list = ListLayout(lines: shelf.games.count, chosen: shelf.place, in: places.lines)
    for (offset, game) in shelf.games.dropFirst(list.first).prefix(list.count).enumerated() {
      columns.draw(
        game, isChosen: list.first + offset == shelf.place, on: &pen, in: places.lines,
        y: list.top + offset)
    }
    ListMarks(places: list).draw(on: &pen, x: places.lines.right, in: body)
    if case .renaming(let field) = shelf.task {
      let x = pen.say(.shelfNewTitle, x: places.details.x, y: places.details.y, .plain)
      field.draw(on: &pen, x: x + 1, y: places.details.y, in: places.details)
    } else {
      drawDetails(on: &pen, in: places.details)
    }
  }

  private func drawDetails(on pen: inout Pen, in rect: Rect) {
    let game = shelf.games[shelf.place]
    let rows = details(game, pen).flatMap { pen.rows($0, width: rect.width) }
    for (offset, row) in rows.prefix(rect.height).enumerated() {
      pen.write(row, x: rect.x, y: rect.y + offset, .quiet, in: rect)
    }
  }

  private func details(_ game: ShelfGame, _ pen: Pen) -> [Phrase] {
    guard let summary = game.summary else { return [.shelfUnreadable(game: game.number)] }
    let names = summary.opponents.map { pen.look.shown($0) }.joined(separator: ", ")
    return [
      .shelfWith(names: names), summary.story(pen),
      .shelfDeal(
        game: game.number, seed: String(summary.seed),
        time: pen.text(.played(summary.notes.secondsPlayed))),
    ]
  }
}
