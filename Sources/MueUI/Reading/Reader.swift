import CellGrid
import MueWords

/// The state of reading: the document, the scroll position, the chosen link, the search, and the
/// way back.
///
/// Keys only note requests. What these do depends on how the document is laid out, so `settle`
/// carries them out before the page is drawn.
struct Reader: Page, Hashable {
  struct Location: Hashable, Sendable {
    var document: Document
    var row = 0
    /// The chosen link, by its number in the document.
    var link: Int?
  }

  /// A request that has not been carried out yet.
  enum Request: Hashable, Sendable {
    case nextLink
    case previousLink
    case follow
    case find
    case nextMatch
    case previousMatch
  }

  var location: Location
  /// What scrolling has brought; keys that go elsewhere reset it.
  private var scroll = ScrollPosition()
  /// The positions from which links were followed, the latest last.
  var trail: [Location] = []
  /// The open requests: several when keys arrive faster than frames.
  var requests: [Request] = []
  /// The search text being typed; nil while none is.
  var typed: TextField?
  /// The last search text.
  var sought = ""
  /// The current match and the number of matches.
  var found: Found?

  /// One of the matches of a search; nil when there are none.
  struct Found: Hashable, Sendable {
    var number: Int
    var total: Int
  }

  /// The longest search text, in characters.
  static let longest = 24

  init(_ document: Document) { location = Location(document: document) }

  var document: Document { location.document }

  var keyContext: KeyContext? { typed == nil ? .reading : nil }

  func title(in context: PageContext) -> Phrase { document.title }

  func hints(in context: PageContext) -> [Phrase] {
    typed == nil
      ? [.keysScroll, .keySearch, .keyLinks, .keyBack, .keyLeave] : [.keyFind, .keyDropText]
  }

  /// Above the table, a command that opens another page closes the document.
  mutating func answer(_ input: Input, _ context: inout PageContext) -> [PageStep] {
    if let field = typed {
      type(input, in: field)
      return []
    }
    switch input {
    case .command(.up), .command(.previous): location.row -= 1
    case .command(.down), .command(.next): location.row += 1
    case .command(.pageUp): location.row -= 10
    case .command(.pageDown), .command(.toggle): location.row += 10
    case .command(.first): location.row = 0
    case .command(.last): location.row = .max / 2
    case .command(.turnPage): requests.append(.nextLink)
    case .key(.backTab): requests.append(.previousLink)
    case .command(.search): typed = TextField("", limit: Self.longest)
    case .command(.nextMatch): requests.append(.nextMatch)
    case .command(.previousMatch): requests.append(.previousMatch)
    case .command(.confirm):
      if location.link == nil, requests.isEmpty { return [.back] }
      requests.append(.follow)
    case .key(.backspace), .key(.delete):
      guard let last = trail.popLast() else { return [.back] }
      location = last
      scroll = ScrollPosition()
      found = nil
    case .command(.menu): return [.back]
    case .command(.help), .command(.summary), .command(.sheet), .command(.pass):
      return context.table == nil ? [.refuse(.unknownKey)] : [.back]
    default: return [.refuse(.unknownKey)]
    }
    location.row = max(0, location.row)
    return []
  }

  /// Types what is sought; a key that removes a character closes an empty field.
  private mutating func type(_ input: Input, in field: TextField) {
    var field = field
    switch input.typed {
    case .enter:
      typed = nil
      if !field.text.isEmpty { sought = field.text }
      requests.append(.find)
    case .escape: typed = nil
    case .backspace where field.text.isEmpty, .delete where field.text.isEmpty: typed = nil
    case .some(let key) where field.type(key): typed = field
    default: break
    }
  }
}

extension Reader {
  mutating func fit(_ body: Rect, _ pen: Pen, _ context: PageContext) {
    settle(pen, in: body.column)
  }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    draw(on: &pen, in: body.column)
  }

  /// Carries out the requests for the page as laid out in a block, and limits the scroll position
  /// to its rows.
  mutating func settle(_ pen: Pen, in block: Rect) {
    let height = Self.textRows(block)
    for request in requests {
      let set = rows(pen, block)
      switch request {
      case .nextLink: chooseLink(by: 1, set, height)
      case .previousLink: chooseLink(by: -1, set, height)
      case .follow: follow(set, pen, block)
      case .find: find(set, from: location.row, height)
      case .nextMatch: turnMatch(by: 1, set, height)
      case .previousMatch: turnMatch(by: -1, set, height)
      }
    }
    if !requests.isEmpty { scroll = ScrollPosition() }
    requests = []
    scroll.row = max(0, location.row)
    scroll.limit(to: rows(pen, block).rows.count, visible: height)
    location.row = scroll.row
  }

  /// The document laid out for a block.
  func rows(_ pen: Pen, _ block: Rect) -> DocumentRows {
    DocumentRows(
      DocumentText(pen.documents[document]), look: pen.look, width: block.width)
  }

  /// The number of rows for text; the last row of the block is for the search.
  static func textRows(_ block: Rect) -> Int { block.height - 1 }

  /// Chooses the next link, or the first or last one on the page when no visible link is chosen.
  private mutating func chooseLink(by step: Int, _ set: DocumentRows, _ height: Int) {
    let seen = location.row..<location.row + height
    let links = set.links.indices
    if links.isEmpty { return }
    if let link = location.link, links.contains(link), seen.contains(set.row(ofLink: link)) {
      location.link = (link + step + links.count) % links.count
    } else if step > 0 {
      location.link = links.first { set.row(ofLink: $0) >= seen.lowerBound } ?? 0
    } else {
      location.link = links.last { set.row(ofLink: $0) < seen.upperBound } ?? links.count - 1
    }
    if let link = location.link { show(row: set.row(ofLink: link), height) }
  }

  private mutating func follow(_ set: DocumentRows, _ pen: Pen, _ block: Rect) {
    guard let link = location.link, set.links.indices.contains(link) else { return }
    let target = set.links[link]
    trail.append(location)
    location = Location(document: target.document ?? document)
    found = nil
    if let heading = target.heading { location.row = rows(pen, block).row(of: heading) ?? 0 }
  }

  private mutating func find(_ set: DocumentRows, from row: Int, _ height: Int) {
    let matches = set.matches(of: sought)
    let first = matches.firstIndex { $0.row >= row } ?? 0
    found = sought.isEmpty ? nil : Found(number: first, total: matches.count)
    if matches.indices.contains(first) { show(row: matches[first].row, height) }
  }

  private mutating func turnMatch(by step: Int, _ set: DocumentRows, _ height: Int) {
    let matches = set.matches(of: sought)
    guard let found, !matches.isEmpty else {
      find(set, from: location.row, height)
      return
    }
    let next = (found.number + step + matches.count) % matches.count
    self.found = Found(number: next, total: matches.count)
    show(row: matches[next].row, height)
  }

  /// Scrolls so that a row is visible, with rows above it if possible.
  private mutating func show(row: Int, _ height: Int) {
    if (location.row..<location.row + height).contains(row) { return }
    location.row = max(0, row - height / 3)
  }
}

extension Reader {
  /// Draws as many rows of the document as fit in a block, and the search below them.
  func draw(on pen: inout Pen, in block: Rect) {
    let set = rows(pen, block)
    let first = location.row
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
    if let new = scroll.firstNew { pen.focus(on: Position(x: text.x, y: text.y + new - first)) }
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
