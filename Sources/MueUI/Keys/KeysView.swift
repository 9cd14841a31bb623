import CellGrid
import MueWords

/// Draws the page of keys: a line for each command, and below the list what can be done with the
/// chosen one.
struct KeysView {
  let page: KeysPage
  let keys: KeyMap
  var notice: Phrase?
  /// Whether the page is open before the table, where the start menu shows heading and notice.
  var isBeforeTable = false

  func draw(on pen: inout Pen, in rect: Rect) {
    let list = Self.list(rect, page, isBeforeTable: isBeforeTable)
    list.drawFrame(
      .menuKeys, about: about(pen.words), page.isAwaiting ? .ask : .quiet, notice: notice, on: &pen)
    for place in list.shown {
      let line = KeysPage.lines[place]
      list.drawLine(place, title(of: line), value(of: line, pen), on: &pen)
    }
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

  /// The line under a click, for a page drawn in a block; nil outside the list.
  static func line(
    at place: Position, in rect: Rect, _ page: KeysPage, isBeforeTable: Bool = false
  ) -> Int? {
    list(rect, page, isBeforeTable: isBeforeTable).line(at: place)
  }

  private static func list(_ rect: Rect, _ page: KeysPage, isBeforeTable: Bool) -> SettingsList {
    SettingsList(
      lines: KeysPage.lines.count, chosen: page.place, in: rect, isBeforeTable: isBeforeTable)
  }
}
