import CellGrid
import MueGame
import MueWords

/// Draws the page of settings: a line for each preference, and below the list an explanation of the
/// chosen one.
struct SettingsView {
  let page: SettingsPage
  let preferences: Preferences
  var notice: Phrase?
  /// Whether the page is open before the table, where the start menu shows heading and notice.
  var isBeforeTable = false

  func draw(on pen: inout Pen, in rect: Rect) {
    page.list(in: rect, isBeforeTable: isBeforeTable).draw(
      .settingsTitle, about: page.chosen.words.explanation, notice: notice, on: &pen
    ) { index, pen in
      let line = SettingsLine.all[index]
      let cursor = line == page.chosen ? page.typed?.columnsBeforeCursor : nil
      return SettingsList.Line(
        title: line.words.title, value: value(of: line, pen), cursor: cursor)
    }
  }

  /// A value in words, between arrows where the arrow keys change it.
  private func value(of line: SettingsLine, _ pen: Pen) -> String {
    guard let setting = line.setting else { return pen.look.shown("…") }
    if line == page.chosen, let typed = page.typed { return pen.look.shown(typed.withCursor) }
    let text = setting.text(in: preferences)
    let shown: String
    switch setting.kind {
    case .language: return pen.look.shown("‹ \(language(pen)) ›")
    case .name: return pen.look.shown(text.isEmpty ? pen.text(.settingsOfLogin) : text)
    case .theme: shown = Phrase.theme(text).map(pen.text) ?? text
    case .choice: shown = line.words.values[text].map(pen.text) ?? text
    }
    return pen.look.shown("‹ \(shown) ›")
  }

  /// The language's own name, and how much of the program is translated if that is not all.
  private func language(_ pen: Pen) -> String {
    let words = pen.words
    return words.percent == 100
      ? words.name : pen.text(.languageShare(name: words.name, percent: words.percent))
  }

  /// The effect of a click.
  enum Hit: Hashable {
    /// Chooses a line.
    case line(SettingsLine)
    /// Changes the chosen line to its previous value.
    case back
    /// Changes the chosen line to its next value.
    case forth
  }

  /// The effect of a click on a page drawn in a block; nil outside the list.
  static func hit(
    _ place: Position, in rect: Rect, _ page: SettingsPage, isBeforeTable: Bool = false
  ) -> Hit? {
    let list = page.list(in: rect, isBeforeTable: isBeforeTable)
    guard let line = list.line(at: place) else { return nil }
    let clicked = SettingsLine.all[line]
    if clicked != page.chosen { return .line(clicked) }
    return list.isLeft(place) ? .back : .forth
  }
}

extension SettingsPage {
  fileprivate func list(in rect: Rect, isBeforeTable: Bool) -> SettingsList {
    let lines = SettingsLine.all
    return SettingsList(
      lines: lines.count, chosen: lines.firstIndex(of: chosen) ?? 0, in: rect,
      isBeforeTable: isBeforeTable)
  }
}
