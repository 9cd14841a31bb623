import CellGrid
import MueTable
import MueWords

/// The picture of the page of settings: a line for each preference, below them what the chosen one
/// is about.
struct SettingsView {
  let page: SettingsPage
  let preferences: Preferences
  var notice: Phrase?

  /// The widest the lines get.
  private static let width = 56
  /// The rows below the list: a blank one, two of explanation, two of the answer to a key.
  private static let footRows = 5

  func draw(on pen: inout Pen, in rect: Rect) {
    let block = Self.block(rect)
    let places = Self.places(rect, chosen: page.chosen)
    pen.say(.settingsTitle, x: block.x + 1, y: places.top - 2, .heading, in: rect)
    let lines = SettingsLine.all.dropFirst(places.first).prefix(places.count)
    for (offset, line) in lines.enumerated() {
      draw(line, on: &pen, in: block, y: places.top + offset)
    }
    ListMarks(places: places).draw(on: &pen, x: block.right, in: rect)
    let foot = pen.text(page.chosen.explanation).wrapped(to: block.width - 2)
    for (row, line) in foot.enumerated() {
      pen.write(line, x: block.x + 1, y: places.top + places.count + 1 + row, .quiet, in: rect)
    }
    let said = notice.map { pen.text($0).wrapped(to: block.width - 2) } ?? []
    for (row, line) in said.enumerated() {
      pen.write(line, x: block.x + 1, y: places.top + places.count + 3 + row, .ask, in: rect)
    }
  }

  private func draw(_ line: SettingsLine, on pen: inout Pen, in block: Rect, y: Int) {
    let isChosen = line == page.chosen
    let mark = isChosen ? String(pen.glyphs.turn) : " "
    let name = mark + pen.text(line.title)
    let room = block.width - name.columns - 2
    let value = value(of: line, pen).fitted(to: room, ellipsis: pen.glyphs.ellipsis)
    let gap = String(repeating: " ", count: max(1, block.width - 1 - name.columns - value.columns))
    pen.write(
      name + gap + value + " ", x: block.x, y: y, isChosen ? .chosenLine : .plain, in: block)
  }

  /// A value in words, between arrows when the arrows change it.
  private func value(of line: SettingsLine, _ pen: Pen) -> String {
    guard case .preference(let key) = line else { return pen.look.shown("…") }
    if line == page.chosen, let typed = page.typed { return pen.look.shown(typed.text) + "_" }
    let text = key.value.text(in: preferences)
    let shown: String
    switch key.value.kind {
    case .language: return pen.look.shown("‹ \(language(pen)) ›")
    case .name: return pen.look.shown(text.isEmpty ? pen.text(.settingsOfLogin) : text)
    case .theme: shown = Phrase.theme(text).map(pen.text) ?? text
    case .choice: shown = key.phrase(of: text).map(pen.text) ?? text
    }
    return pen.look.shown("‹ \(shown) ›")
  }

  /// What the language calls itself, and how much of the game it says if that is not all.
  private func language(_ pen: Pen) -> String {
    let words = pen.words
    return words.percent == 100
      ? words.name : pen.text(.languageShare(name: words.name, percent: words.percent))
  }

  /// What a click does.
  enum Hit: Hashable {
    /// Chooses a line.
    case line(SettingsLine)
    /// Changes the chosen line to its value before.
    case back
    /// Changes the chosen line to its next value.
    case forth
  }

  /// What a click on a place does to a page drawn in a block; nil beside the list.
  static func hit(_ place: Position, in rect: Rect, _ page: SettingsPage) -> Hit? {
    let block = block(rect)
    guard place.x >= block.x, place.x < block.right,
      let line = places(rect, chosen: page.chosen).line(atRow: place.y)
    else { return nil }
    let clicked = SettingsLine.all[line]
    if clicked != page.chosen { return .line(clicked) }
    return place.x < block.x + block.width / 2 ? .back : .forth
  }

  private static func block(_ rect: Rect) -> Rect {
    let width = min(rect.width - 2, width)
    return Rect(
      x: rect.x + (rect.width - width) / 2, y: rect.y, width: width, height: rect.height)
  }

  private static func places(_ rect: Rect, chosen: SettingsLine) -> ListPlaces {
    let lines = SettingsLine.all
    let list = Rect(
      x: rect.x, y: rect.y + 2, width: rect.width, height: rect.height - 2 - footRows)
    return ListPlaces(lines: lines.count, chosen: lines.firstIndex(of: chosen) ?? 0, in: list)
  }
}
