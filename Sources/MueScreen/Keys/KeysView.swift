import CellGrid
import MueWords

/// The picture of the page of keys: a line for each command, below them what can be done with the
/// chosen one.
struct KeysView {
  let page: KeysPage
  let keys: KeyMap
  var notice: Phrase?

  /// The widest the lines get.
  private static let width = 56
  /// The rows below the list: a blank one, two about the chosen line, two of the answer to a key.
  private static let footRows = 5

  func draw(on pen: inout Pen, in rect: Rect) {
    let block = Self.block(rect)
    let places = Self.places(rect, page)
    pen.say(.menuKeys, x: block.x + 1, y: places.top - 2, .heading, in: rect)
    let lines = KeysPage.lines.dropFirst(places.first).prefix(places.count)
    for (offset, line) in lines.enumerated() {
      draw(line, on: &pen, in: block, y: places.top + offset)
    }
    ListMarks(places: places).draw(on: &pen, x: block.right, in: rect)
    let foot = places.top + places.count + 1
    for (row, line) in pen.text(about(pen.words)).wrapped(to: block.width - 2).enumerated() {
      pen.write(line, x: block.x + 1, y: foot + row, page.isAwaiting ? .ask : .quiet, in: rect)
    }
    let said = notice.map { pen.text($0).wrapped(to: block.width - 2) } ?? []
    for (row, line) in said.enumerated() {
      pen.write(line, x: block.x + 1, y: foot + 2 + row, .ask, in: rect)
    }
  }

  private func draw(_ line: KeysPage.Line, on pen: inout Pen, in block: Rect, y: Int) {
    let isChosen = line == page.chosen
    let mark = isChosen ? String(pen.glyphs.turn) : " "
    let name = mark + pen.text(title(of: line))
    let room = block.width - name.columns - 2
    let value = value(of: line, pen).fitted(to: room, ellipsis: pen.glyphs.ellipsis)
    let gap = String(repeating: " ", count: max(1, block.width - 1 - name.columns - value.columns))
    pen.write(
      name + gap + value + " ", x: block.x, y: y, isChosen ? .chosenLine : .plain, in: block)
  }

  private func title(of line: KeysPage.Line) -> Phrase {
    switch line {
    case .command(let command): command.title
    case .all: .keysResetAll
    }
  }

  private func value(of line: KeysPage.Line, _ pen: Pen) -> String {
    guard case .command(let command) = line else { return "" }
    if line == page.chosen, page.isAwaiting { return "_" }
    return pen.look.shown(pen.words.names(of: keys.keys(of: command).map(\.label)))
  }

  /// What can be done with the chosen line.
  private func about(_ words: Words) -> Phrase {
    guard case .command(let command) = page.chosen else { return .aboutResetAll }
    if page.isAwaiting { return .askNewKey }
    if keys.changes[command.name] == nil { return .aboutUsualKey }
    return .aboutOwnKey(usual: words.names(of: command.keys.map(\.label)))
  }

  /// The line that a click on a place means, for a page drawn in a block; nil beside the list.
  static func line(at place: Position, in rect: Rect, _ page: KeysPage) -> Int? {
    let block = block(rect)
    guard place.x >= block.x, place.x < block.right else { return nil }
    return places(rect, page).line(atRow: place.y)
  }

  private static func block(_ rect: Rect) -> Rect {
    let width = min(rect.width - 2, width)
    return Rect(
      x: rect.x + (rect.width - width) / 2, y: rect.y, width: width, height: rect.height)
  }

  private static func places(_ rect: Rect, _ page: KeysPage) -> ListPlaces {
    let list = Rect(
      x: rect.x, y: rect.y + 2, width: rect.width, height: rect.height - 2 - footRows)
    return ListPlaces(lines: KeysPage.lines.count, chosen: page.place, in: list)
  }
}
