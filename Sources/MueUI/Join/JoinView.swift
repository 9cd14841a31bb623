import CellGrid
import MueWords

/// Draws the nearby tables, one a line with the chosen one marked.
///
/// Below them stands what joining the chosen table takes, or what is being typed.
struct JoinView {
  let page: JoinPage

  func draw(on pen: inout Pen, in body: Rect) {
    let places = JoinLayout(body, page: page)
    for offset in 0..<places.list.count {
      let line = places.list.first + offset
      let isChosen = line == page.place
      let text = text(line, isChosen: isChosen, width: places.lines.width, pen)
      pen.write(
        text, x: places.lines.x, y: places.list.top + offset, isChosen ? .chosenLine : .plain,
        in: places.lines)
    }
    ListMarks(places: places.list).draw(on: &pen, x: places.lines.right, in: body)
    drawDetails(on: &pen, in: places.details)
  }

  /// A line as wide as the list: owner and address of the table on the left, its free seats on the
  /// right.
  private func text(_ line: Int, isChosen: Bool, width: Int, _ pen: Pen) -> String {
    let mark = isChosen ? String(pen.glyphs.turn) : " "
    guard line < page.offers.count else {
      return (mark + pen.text(.joinElsewhere)).leftAligned(in: width)
    }
    let offer = page.offers[line]
    var seats = ""
    if offer.isKept {
      seats = pen.text(.joinSeatKept)
    } else if let free = offer.free, let players = offer.players {
      seats = pen.text(.joinSeatsFree(free: free, players: players))
    }
    let isNamed = offer.site == .here && !page.isOneOfSeveral(offer)
    let site = isNamed ? pen.text(.joinHere) : offer.place
    let table = [offer.host?.text, site].compactMap(\.self).joined(separator: " · ")
    let room = width - mark.columns - seats.columns - 2
    let name = pen.look.shown(table).fitted(to: room, ellipsis: pen.glyphs.ellipsis)
    return mark + name.leftAligned(in: room) + " " + seats + " "
  }

  private func drawDetails(on pen: inout Pen, in rect: Rect) {
    switch page.task {
    case .choosing:
      for (row, line) in pen.rows(explanation, width: rect.width - 1).enumerated() {
        pen.write(line, x: rect.x + 1, y: rect.y + row, .quiet, in: rect)
      }
    case .typingPlace(let field): draw(field, .joinTypePlace, y: rect.y, on: &pen, in: rect)
    case .typingCode(let field, let place, _):
      let place = pen.look.shown(place).fitted(to: rect.width - 1, ellipsis: pen.glyphs.ellipsis)
      pen.write(place, x: rect.x + 1, y: rect.y, .plain, in: rect)
      draw(field, .joinTypeCode, y: rect.y + 1, on: &pen, in: rect)
    }
  }

  private func draw(
    _ field: TextField, _ question: Phrase, y: Int, on pen: inout Pen, in rect: Rect
  ) {
    let lines = pen.rows(question, width: rect.width - 1)
    for (row, line) in lines.enumerated() {
      pen.write(line, x: rect.x + 1, y: y + row, .plain, in: rect)
    }
    field.draw(on: &pen, x: rect.x + 1, y: y + lines.count, in: rect)
  }

  /// What joining the chosen table takes.
  private var explanation: Phrase {
    guard let offer = page.offer else {
      return page.offers.isEmpty ? .joinNobodyYet : .joinElsewhereExplained
    }
    if offer.isKept { return .joinKeptExplained }
    return offer.needsCode ? .joinCodeExplained : .joinHereExplained
  }
}

/// The rectangles of the page of nearby tables: the list, and the details of the chosen line below
/// it.
struct JoinLayout {
  /// The lines.
  let lines: Rect
  /// The explanation, or what is being typed.
  let details: Rect
  /// Which lines are visible, and in which rows.
  let list: ListLayout

  private static let width = 60
  private static let detailRows = 5

  /// The rectangles for a page in a block.
  init(_ body: Rect, page: JoinPage) {
    let width = min(body.width - 4, Self.width)
    let x = body.x + (body.width - width) / 2
    let height = max(1, body.height - Self.detailRows - 1)
    let lines = Rect(x: x, y: body.y, width: width, height: height)
    let list = ListLayout(lines: page.offers.count + 1, chosen: page.place, in: lines)
    self.lines = lines
    self.list = list
    let y = list.top + list.count + 1
    details = Rect(x: x, y: y, width: width, height: max(0, body.bottom - y))
  }
}
