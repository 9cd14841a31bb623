import CellGrid
import MueData
import MueWords

/// A list with a chosen line, in the middle of a page, with a text below it.
struct ItemList<Item: ListItem>: Hashable, Sendable {
  private(set) var items: [Item]
  private(set) var chooser: Chooser

  init(_ items: [Item], chosen: Item) {
    self.items = items
    chooser = Chooser(count: items.count, chosen: items.firstIndex(of: chosen))
  }

  var chosen: Item { items[chooser.index] }

  private static var widest: Int { 44 }

  private static func width(in body: Rect) -> Int { min(body.width - 2, widest) }

  /// The column where the lines begin, after the mark of the chosen line.
  static func textColumn(in body: Rect) -> Int {
    body.x + (body.width - width(in: body)) / 2 + 1
  }

  /// Answers an input for a list that begins at row `top`; nil if it does nothing in a list.
  mutating func answer(_ input: Input, top: Int) -> [PageStep]? {
    let lines = items.indices
    let answer = chooser.answer(input) { position in
      lines.contains(position.y - top) ? position.y - top : nil
    }
    return switch answer {
    case .chosen: []
    case .confirmed: chosen.line.steps
    case nil: nil
    }
  }

  /// Answers an input on a page above another one that consists only of this list.
  mutating func answerOrGoBack(_ input: Input, in block: PageBlock) -> [PageStep] {
    if let steps = answer(input, top: top(in: block.rect)) { return steps }
    return input == .command(.menu) || input == .key(.backspace) ? [.back] : [.refuse(.unknownKey)]
  }

  /// The row of the first line; below the list there is room for the explanation of the chosen
  /// line.
  func top(in body: Rect) -> Int { body.y + max(0, body.height - items.count - 4) / 2 }

  /// Draws the lines starting at a row, with a tick at marked ones, and the text below them.
  ///
  /// `names` contains the texts of lines that differ from the usual ones.
  func draw(
    on pen: inout Pen, in body: Rect, top: Int, text: Phrase?, _ ink: Ink = .quiet,
    marked: Set<Item> = [], names: [Item: Phrase] = [:]
  ) {
    let width = Self.width(in: body)
    let x = Self.textColumn(in: body) - 1
    for (index, item) in items.enumerated() {
      let isChosen = index == chooser.index
      let tick = marked.contains(item) ? " \(pen.glyphs.done)" : ""
      let line =
        (isChosen ? String(pen.glyphs.turn) : " ") + pen.text(names[item] ?? item.line.name) + tick
      pen.write(
        line.leftAligned(in: width), x: x, y: top + index, isChosen ? .chosenLine : .plain,
        in: body)
    }
    guard let text else { return }
    let rows = pen.rows(text, width: width - 1)
    // The lowest windows have no room for a blank row, or none at all below the list.
    let spare = body.bottom - (top + items.count + rows.count)
    if spare < 0 { return }
    let foot = top + items.count + min(1, spare)
    pen.write(rows, x: x + 1, y: foot, ink, in: body)
  }
}

extension Array where Element: Equatable {
  /// The element some steps further on, with wrap-around; the first one if the element is not in
  /// the array.
  func neighbour(of element: Element, by step: Int) -> Element {
    guard let index = firstIndex(of: element) else { return self[0] }
    return self[(index + step + count) % count]
  }
}
