import CellGrid
import MueData
import MueGame
import MueWords

/// The nearby tables that can be joined, and a field for any other address.
struct JoinPage: Page {
  /// What the person is doing.
  enum Task: Hashable, Sendable {
    case choosing
    case typingAddress(TextEntry)
    /// Typing the code of a table; `isWatching` if the person only wants to watch.
    case typingCode(TextEntry, address: String, isWatching: Bool)
  }

  private var offers: [TableOffer] = []
  private var task = Task.choosing
  /// The tables, and a last line for another address.
  private(set) var list = Chooser(count: 1)
  /// Whether the person has chosen, so that tables found later do not change the choice.
  private var hasChosen = false

  private static let longestAddress = 255
  private static let longestCode = 120

  var chooser: Chooser? { list }
  func title(in context: PageContext) -> Phrase { .joinTitle }

  func hints(in context: PageContext) -> [Phrase] {
    if keyContext == nil { return [.joinKeyGo, .keyDropText] }
    return [.keysUpDown, .joinKeySit, .joinKeyWatch, .keyBack, .keyLeave]
  }

  var keyContext: KeyContext? { task == .choosing ? .lists : nil }

  /// The chosen table; nil for another address.
  var offer: TableOffer? { list.index < offers.count ? offers[list.index] : nil }

  /// Whether the owner has several tables on this machine, so that the name is not enough to
  /// identify one.
  func isOneOfSeveral(_ offer: TableOffer) -> Bool {
    offer.site == .here && offers.count { $0.site == .here && $0.host == offer.host } > 1
  }

  mutating func take(_ event: PageEvent) {
    guard case .tables(let offers) = event else { return }
    let address = hasChosen ? offer?.address : offers.first?.address
    self.offers = offers
    list = Chooser(
      count: offers.count + 1,
      chosen: offers.firstIndex { $0.address == address } ?? offers.count)
  }

  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    switch task {
    case .choosing: return choose(input, in: block)
    case .typingAddress(let entry):
      return type(
        input, in: entry, as: { .typingAddress($0) }, keep: { $0.go(to: $1, isWatching: false) })
    case .typingCode(let entry, let address, let isWatching):
      // The typed code stays, so that a single letter can be corrected.
      return type(
        input, in: entry, as: { .typingCode($0, address: address, isWatching: isWatching) },
        keep: { _, code in [.ask(.join(address, code: code, isWatching: isWatching))] })
    }
  }

  /// Handles typing: `typing` returns the task with the changed entry, `keep` accepts the text if
  /// it is not empty.
  private mutating func type(
    _ input: Input, in entry: TextEntry, as typing: (TextEntry) -> Task,
    keep: (inout JoinPage, String) -> [PageStep]
  ) -> [PageStep] {
    var entry = entry
    switch entry.answer(input) {
    case .typed: task = typing(entry)
    case .kept(let text) where !text.isEmpty: return keep(&self, text)
    case .dropped: task = .choosing
    case .kept, .refused: return [.refuse(.unknownKey)]
    }
    return []
  }

  private mutating func choose(_ input: Input, in block: PageBlock) -> [PageStep] {
    let shown = JoinLayout(block.rect, page: self).list
    switch list.answer(input, line: { shown.line(atRow: $0.y) }) {
    case .chosen:
      hasChosen = true
      return []
    case .confirmed: return sit(isWatching: false)
    case nil: break
    }
    switch input {
    case .command(.menu): return [.back]
    case .command(.watch): return sit(isWatching: true)
    default: return [.refuse(.unknownKey)]
    }
  }

  private mutating func sit(isWatching: Bool) -> [PageStep] {
    guard let offer else {
      task = .typingAddress(TextEntry("", limit: Self.longestAddress))
      return []
    }
    hasChosen = true
    if offer.needsCode || isWatching && offer.site == .network {
      return go(to: offer.address, isWatching: isWatching)
    }
    return [.ask(.join(offer.address, code: nil, isWatching: isWatching))]
  }

  private mutating func go(to address: String, isWatching: Bool) -> [PageStep] {
    task = .typingCode(
      TextEntry("", limit: Self.longestCode), address: address, isWatching: isWatching)
    return []
  }

  func textColumn(in body: Rect) -> Int { JoinLayout(body, page: self).details.x + 1 }
}

extension JoinPage {
  /// Draws the nearby tables, one per line with the chosen one marked.
  ///
  /// The rows below show what joining the chosen table requires, or the text being typed.
  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    let layout = JoinLayout(body, page: self)
    for offset in 0..<layout.list.count {
      let line = layout.list.first + offset
      let isChosen = line == list.index
      let text = text(line, isChosen: isChosen, width: layout.lines.width, pen)
      pen.write(
        text, x: layout.lines.x, y: layout.list.top + offset, isChosen ? .chosenLine : .plain,
        in: layout.lines)
    }
    ListMarks(list: layout.list).draw(on: &pen, x: layout.lines.right, in: body)
    drawDetails(on: &pen, in: layout.details)
  }

  /// A line as wide as the list: on the left the owner and address of the table, on the right its
  /// free seats.
  private func text(_ line: Int, isChosen: Bool, width: Int, _ pen: Pen) -> String {
    let mark = isChosen ? String(pen.glyphs.turn) : " "
    guard line < offers.count else {
      return (mark + pen.text(.joinElsewhere)).leftAligned(in: width)
    }
    let offer = offers[line]
    var seats = ""
    if offer.isKept {
      seats = pen.text(.joinSeatKept)
    } else if let free = offer.free, let players = offer.players {
      seats = pen.text(.joinSeatsFree(free: free, players: players))
    }
    let isNamed = offer.site == .here && !isOneOfSeveral(offer)
    let site = isNamed ? pen.text(.joinHere) : offer.address
    let table = [offer.host?.text, site].compactMap(\.self).joined(separator: " · ")
    let room = width - mark.columns - seats.columns - 2
    let name = pen.look.shown(table).fitted(to: room, ellipsis: pen.glyphs.ellipsis)
    return mark + name.leftAligned(in: room) + " " + seats + " "
  }

  private func drawDetails(on pen: inout Pen, in rect: Rect) {
    switch task {
    case .choosing:
      let lines = pen.rows(explanation, width: rect.width - 1)
      pen.write(lines, x: rect.x + 1, y: rect.y, .quiet, in: rect)
    case .typingAddress(let entry): draw(entry, .joinTypePlace, y: rect.y, on: &pen, in: rect)
    case .typingCode(let entry, let address, _):
      let address = pen.look.shown(address).fitted(
        to: rect.width - 1, ellipsis: pen.glyphs.ellipsis)
      pen.write(address, x: rect.x + 1, y: rect.y, .plain, in: rect)
      draw(entry, .joinTypeCode, y: rect.y + 1, on: &pen, in: rect)
    }
  }

  private func draw(
    _ entry: TextEntry, _ question: Phrase, y: Int, on pen: inout Pen, in rect: Rect
  ) {
    let lines = pen.rows(question, width: rect.width - 1)
    pen.write(lines, x: rect.x + 1, y: y, .plain, in: rect)
    entry.draw(on: &pen, x: rect.x + 1, y: y + lines.count, in: rect)
  }

  private var explanation: Phrase {
    guard let offer = offer else {
      return offers.isEmpty ? .joinNobodyYet : .joinElsewhereExplained
    }
    if offer.isKept { return .joinKeptExplained }
    return offer.needsCode ? .joinCodeExplained : .joinHereExplained
  }
}

/// The rectangles of the page of nearby tables: the list, and below it the details of the chosen
/// line.
struct JoinLayout {
  let lines: Rect
  /// The explanation, or the text being typed.
  let details: Rect
  /// The visible lines and their rows.
  let list: ListLayout

  private static let width = 60
  private static let detailRows = 5

  init(_ body: Rect, page: JoinPage) {
    let width = min(body.width - 4, Self.width)
    let x = body.x + (body.width - width) / 2
    let height = max(1, body.height - Self.detailRows - 1)
    let lines = Rect(x: x, y: body.y, width: width, height: height)
    let list = ListLayout(lines: page.list.count, chosen: page.list.index, in: lines)
    self.lines = lines
    self.list = list
    let y = list.top + list.count + 1
    details = Rect(x: x, y: y, width: width, height: max(0, body.bottom - y))
  }
}
