import CellGrid
import MueWords

/// The state of reading: the document, the scroll position, the chosen link, the search, and the
/// way back.
struct Reader: Page, Hashable {
  struct Location: Hashable, Sendable {
    var document: Document
    var scroll = ScrollPosition()
    /// The index of the chosen link in the document.
    var link: Int?

    /// The first row to show.
    var row: Int { scroll.row }
  }

  private(set) var location: Location
  /// The positions from which links were followed, the latest last.
  private var trail: [Location] = []
  /// The search text being typed; nil if there is none.
  private(set) var typed: TextEntry?
  /// The last search text.
  private var sought = ""
  /// The current match and the number of matches.
  private(set) var found: Found?

  /// One of the matches of a search; without matches, the total is 0.
  struct Found: Hashable, Sendable {
    var number: Int
    var total: Int
  }

  /// The longest search text, in characters.
  private static let longest = 24

  init(_ document: Document) { location = Location(document: document) }

  var document: Document { location.document }

  var keyContext: KeyContext? { typed == nil ? .reading : nil }

  func title(in context: PageContext) -> Phrase { document.title }

  func hints(in context: PageContext) -> [Phrase] {
    typed == nil
      ? [.keysScroll, .keySearch, .keyLinks, .keyBack, .keyLeave] : [.keyFind, .keyDropText]
  }

  /// Above the table, a command that opens another page closes the document.
  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    let column = block.rect.column
    let height = Self.textRows(column)
    if let entry = typed { return type(input, in: entry, block) }
    let before = self
    switch input {
    case .command(.turnPage): chooseLink(by: 1, rows(block.pen, column), height)
    case .key(.backTab): chooseLink(by: -1, rows(block.pen, column), height)
    case .command(.search): typed = TextEntry("", limit: Self.longest)
    case .command(.nextMatch): turnMatch(by: 1, rows(block.pen, column), height)
    case .command(.previousMatch): turnMatch(by: -1, rows(block.pen, column), height)
    case .command(.confirm):
      guard let link = location.link else { return [.back] }
      follow(link, block.pen, column)
    case .key(.backspace), .key(.delete):
      guard let last = trail.popLast() else { return [.back] }
      location = last
      found = nil
    case .command(.menu): return [.back]
    case .command(.help), .command(.summary), .command(.sheet), .command(.pass):
      return context.table == nil ? [.refuse(.unknownKey)] : [.back]
    default:
      let moved = location.scroll.moved(
        by: input, visible: height, of: rows(block.pen, column).rows.count)
      guard let moved else { return [.refuse(.unknownKey)] }
      location.scroll = moved
      return []
    }
    return self == before ? [.refuse(.unknownKey)] : []
  }

  /// Types the search text; a key that removes a character closes an empty entry.
  private mutating func type(_ input: Input, in entry: TextEntry, _ block: PageBlock) -> [PageStep]
  {
    if entry.text.isEmpty, [.backspace, .delete].contains(input.typed) {
      typed = nil
      return []
    }
    var entry = entry
    switch entry.answer(input) {
    case .typed: typed = entry
    case .kept(let text):
      typed = nil
      if !text.isEmpty { sought = text }
      let column = block.rect.column
      find(rows(block.pen, column), Self.textRows(column))
    case .dropped: typed = nil
    case .refused: return [.refuse(.unknownKey)]
    }
    return []
  }
}

extension Reader {
  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    draw(on: &pen, in: body.column)
  }

  /// The layout of the document for a block.
  func rows(_ pen: Pen, _ block: Rect) -> DocumentRows {
    DocumentRows(
      DocumentText(pen.documents[document]), look: pen.look, width: block.width)
  }

  /// The number of rows for text; the last row of the block is for the search.
  static func textRows(_ block: Rect) -> Int { block.height - 1 }

  /// The first row that is shown.
  private func first(_ set: DocumentRows, _ height: Int) -> Int {
    location.scroll.first(visible: height, of: set.rows.count)
  }

  /// Chooses the next link; if no visible link is chosen, the first or last one on the page.
  private mutating func chooseLink(by step: Int, _ set: DocumentRows, _ height: Int) {
    let first = first(set, height)
    let seen = first..<first + height
    let links = set.links.indices
    if links.isEmpty { return }
    if let link = location.link, links.contains(link), seen.contains(set.row(ofLink: link)) {
      location.link = (link + step + links.count) % links.count
    } else if step > 0 {
      location.link = links.first { set.row(ofLink: $0) >= seen.lowerBound } ?? 0
    } else {
      location.link = links.last { set.row(ofLink: $0) < seen.upperBound } ?? links.count - 1
    }
    if let link = location.link { show(row: set.row(ofLink: link), set, height) }
  }

  private mutating func follow(_ link: Int, _ pen: Pen, _ column: Rect) {
    let set = rows(pen, column)
    guard set.links.indices.contains(link) else { return }
    let target = set.links[link]
    trail.append(location)
    location = Location(document: target.document ?? document)
    found = nil
    if let heading = target.heading {
      location.scroll = ScrollPosition(row: rows(pen, column).row(of: heading) ?? 0)
    }
  }

  /// Goes to the first match on the page or below it; if there is none, to the first match of all.
  private mutating func find(_ set: DocumentRows, _ height: Int) {
    let matches = set.matches(of: sought)
    let row = first(set, height)
    let first = matches.firstIndex { $0.row >= row } ?? 0
    found = sought.isEmpty ? nil : Found(number: first, total: matches.count)
    if matches.indices.contains(first) { show(row: matches[first].row, set, height) }
  }

  private mutating func turnMatch(by step: Int, _ set: DocumentRows, _ height: Int) {
    let matches = set.matches(of: sought)
    guard let found, !matches.isEmpty else { return find(set, height) }
    let next = (found.number + step + matches.count) % matches.count
    self.found = Found(number: next, total: matches.count)
    show(row: matches[next].row, set, height)
  }

  /// Scrolls so that a row is visible, with rows above it if possible.
  private mutating func show(row: Int, _ set: DocumentRows, _ height: Int) {
    let first = first(set, height)
    let isSeen = (first..<first + height).contains(row)
    location.scroll = ScrollPosition(row: isSeen ? first : max(0, row - height / 3))
  }
}

extension Reader {
  /// Draws as many rows of the document as fit in a block, with the search below them.
  func draw(on pen: inout Pen, in block: Rect) {
    let set = rows(pen, block)
    let first = first(set, Self.textRows(block))
    let matches = set.matches(of: found == nil ? "" : sought)
    let text = Rect(x: block.x, y: block.y, width: block.width, height: Self.textRows(block))
    let list = ListLayout(lines: set.rows.count, scrolledTo: first, in: text)
    for (offset, row) in set.rows.dropFirst(first).prefix(list.count).enumerated() {
      var inks = Array(repeating: row.isHeading ? Ink.heading : .plain, count: row.text.count)
      for (characters, link) in row.links {
        paint(&inks, characters, link == location.link ? .chosenLine : .ask)
      }
      for (number, match) in matches.enumerated() where match.row == first + offset {
        paint(&inks, match.characters, number == found?.number ? .chosenLine : .ask)
      }
      let end = write(row.text, inks, on: &pen, in: text, y: text.y + offset)
      if row.isHeading { pen.rule(after: end, y: text.y + offset, to: text.right, in: text) }
    }
    ListMarks(list: list).draw(on: &pen, x: text.right, in: pen.grid.bounds)
    if let new = location.scroll.focus(visible: text.height, of: set.rows.count) {
      pen.focus(on: Position(x: text.x, y: text.y + new - first))
    }
    drawFoot(on: &pen, in: block)
  }

  private func paint(_ inks: inout [Ink], _ characters: Range<Int>, _ ink: Ink) {
    for index in characters.clamped(to: inks.indices) { inks[index] = ink }
  }

  /// Writes the runs of characters with the same ink; returns the column after them.
  private func write(
    _ text: String, _ inks: [Ink], on pen: inout Pen, in block: Rect, y: Int
  ) -> Int {
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
    return pen.write(run, x: x, y: y, ink, in: block)
  }

  /// The row at the foot: the search text being typed, or the result of the search.
  private func drawFoot(on pen: inout Pen, in block: Rect) {
    let y = block.bottom - 1
    if let typed = typed {
      pen.write("/\(typed.withCursor)", x: block.x, y: y, .ask, in: block)
      pen.focus(on: Position(x: block.x + 1 + typed.columnsBeforeCursor, y: y))
    } else if let found = found {
      let phrase: Phrase =
        found.total == 0
        ? .soughtNowhere(text: sought)
        : .soughtFound(text: sought, number: found.number + 1, total: found.total)
      pen.say(phrase, x: block.x, y: y, .ask, in: block)
    }
  }
}
