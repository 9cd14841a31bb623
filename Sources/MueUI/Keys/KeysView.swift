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
    page.list(in: rect, isBeforeTable: isBeforeTable).draw(
      .menuKeys, about: about(pen.words), page.isAwaiting ? .ask : .quiet, notice: notice, on: &pen
    ) { index, pen in
      let line = KeysPage.lines[index]
      return SettingsList.Line(title: title(of: line), value: value(of: line, pen))
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
}

extension KeysPage {
  /// The list of the page in a block.
  func list(in rect: Rect, isBeforeTable: Bool = false) -> SettingsList {
    SettingsList(lines: Self.lines.count, chosen: place, in: rect, isBeforeTable: isBeforeTable)
  }
}
