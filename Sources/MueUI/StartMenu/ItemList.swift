import CellGrid
import MueData
import MueWords

/// A line of a list to choose from.
protocol ListItem: Hashable, Sendable {
  var name: Phrase { get }
  /// What the line does.
  var steps: [PageStep] { get }
}

/// A list with a chosen line, in the middle of a page, with a text below it.
struct ItemList<Item: ListItem>: Hashable, Sendable {
  var items: [Item]
  var chosen: Item

  private static var widest: Int { 44 }

  private static func width(in body: Rect) -> Int { min(body.width - 2, widest) }

  /// The column where the lines begin, after the mark of the chosen one.
  static func textColumn(in body: Rect) -> Int {
    body.x + (body.width - width(in: body)) / 2 + 1
  }

  /// Answers a command; nil when it does nothing in a list.
  mutating func answer(_ input: Input) -> [PageStep]? {
    switch input {
    case .command(.up), .key(.backTab): chosen = items.neighbour(of: chosen, by: -1)
    case .command(.down), .command(.turnPage): chosen = items.neighbour(of: chosen, by: 1)
    case .command(.first): chosen = items.first ?? chosen
    case .command(.last): chosen = items.last ?? chosen
    case .command(.confirm), .command(.toggle): return chosen.steps
    default: return nil
    }
    return []
  }

  /// Answers an input on a page that is only this list, above another page.
  mutating func answerOrGoBack(_ input: Input) -> [PageStep] {
    if let steps = answer(input) { return steps }
    return input == .command(.menu) || input == .key(.backspace) ? [.back] : [.refuse(.unknownKey)]
  }

  /// The row of the first line; there is room below the list for the explanation of the chosen line.
  func top(in body: Rect) -> Int { body.y + max(0, body.height - items.count - 4) / 2 }

  /// Answers the mouse for a list that begins at row `top`: a click chooses a line, a second click
  /// performs it.
  mutating func answer(_ mouse: Mouse, in body: Rect, top: Int) -> [PageStep] {
    switch mouse.action {
    case .wheelUp: chosen = items.neighbour(of: chosen, by: -1)
    case .wheelDown: chosen = items.neighbour(of: chosen, by: 1)
    case .press:
      let layout = ListLayout(
        lines: items.count, chosen: 0,
        in: Rect(x: body.x, y: top, width: body.width, height: items.count))
      guard let line = layout.line(atRow: mouse.position.y) else { return [] }
      if chosen == items[line] { return chosen.steps }
      chosen = items[line]
    default: break
    }
    return []
  }

  /// Draws the lines from a row on, marked ones with a tick, and the text below them.
  ///
  /// `names` has the texts of lines that now say more than usual.
  func draw(
    on pen: inout Pen, in body: Rect, top: Int, text: Phrase?, _ ink: Ink = .quiet,
    marked: Set<Item> = [], names: [Item: Phrase] = [:]
  ) {
    let width = Self.width(in: body)
    let x = Self.textColumn(in: body) - 1
    for (index, item) in items.enumerated() {
      let isChosen = item == chosen
      let tick = marked.contains(item) ? " \(pen.glyphs.done)" : ""
      let line =
        (isChosen ? String(pen.glyphs.turn) : " ") + pen.text(names[item] ?? item.name) + tick
      pen.write(
        line.leftAligned(in: width), x: x, y: top + index, isChosen ? .chosenLine : .plain,
        in: body)
    }
    guard let text else { return }
    let rows = pen.rows(text, width: width - 1)
    // The lowest windows have no room for a blank row, or for the list alone.
    let spare = body.bottom - (top + items.count + rows.count)
    if spare < 0 { return }
    let foot = top + items.count + min(1, spare)
    pen.write(rows, x: x + 1, y: foot, ink, in: body)
  }
}

extension Array where Element: Equatable {
  /// The element some steps further on, around the ends; the first one if the element is not in the
  /// array.
  func neighbour(of element: Element, by step: Int) -> Element {
    guard let index = firstIndex(of: element) else { return self[0] }
    return self[(index + step + count) % count]
  }
}
