import CellGrid
import MueData
import MueWords

/// A line of text being typed, with a cursor between two characters; Enter keeps the text, Esc
/// drops it.
struct TextEntry: Hashable, Sendable {
  /// The effect of an input.
  enum Answer: Hashable, Sendable {
    /// The text or the cursor has changed, or cannot go any further.
    case typed
    /// The text is done.
    case kept(String)
    case dropped
    /// The input does nothing here.
    case refused
  }

  private(set) var text: String
  /// The number of characters before the cursor.
  private(set) var cursor: Int
  /// The greatest width of the text, in columns.
  let limit: Int
  /// Whether only digits are accepted.
  let isNumber: Bool

  init(_ text: String, limit: Int, isNumber: Bool = false) {
    self.text = text
    self.limit = limit
    self.isNumber = isNumber
    cursor = text.count
  }

  /// Answers an input; a click or the wheel leaves the text unchanged.
  mutating func answer(_ input: Input) -> Answer {
    if case .mouse = input { return .typed }
    switch input.typed {
    case .enter: return .kept(text)
    case .escape: return .dropped
    case let key?: return type(key) ? .typed : .refused
    case nil: return .refused
    }
  }

  /// Types a key; returns whether the key has a function in text.
  private mutating func type(_ key: Key) -> Bool {
    switch key {
    case .character(let character): return insert(character)
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = text.count
    case .backspace: remove(at: cursor - 1)
    case .delete: remove(at: cursor)
    case .control("a"): cursor = 0
    case .control("e"): cursor = text.count
    case .control("k"): text = String(text.prefix(cursor))
    case .control("u"): self = TextEntry("", limit: limit, isNumber: isNumber)
    case .control("w"): removeWord()
    case .paste(let text): insert(text)
    default: return false
    }
    return true
  }

  /// Inserts pasted text as one line, as far as there is room.
  private mutating func insert(_ text: String) {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for character in line.printable { _ = insert(character) }
  }

  /// Removes the word before the cursor and the blanks after that word.
  private mutating func removeWord() {
    let before = text.prefix(cursor)
    let blanks = before.reversed().prefix { $0 == " " }.count
    let letters = before.dropLast(blanks).reversed().prefix { $0 != " " }.count
    text = String(before.dropLast(blanks + letters)) + text.dropFirst(cursor)
    cursor -= blanks + letters
  }

  /// Inserts a character; returns whether it fits.
  private mutating func insert(_ character: Character) -> Bool {
    guard !isNumber || character.isASCII && character.isNumber,
      text.columns + character.columns <= limit
    else { return false }
    let before = text.count
    text.insert(character, at: text.index(text.startIndex, offsetBy: cursor))
    // A combining mark joins the previous letter and adds no character.
    cursor += text.count - before
    return true
  }

  private mutating func remove(at index: Int) {
    guard text.indices.count > index, index >= 0 else { return }
    text.remove(at: text.index(text.startIndex, offsetBy: index))
    if index < cursor { cursor -= 1 }
  }

  /// The text with a character for the cursor, for callers that do not draw the entry cell by cell.
  var withCursor: String { text.prefix(cursor) + "_" + text.dropFirst(cursor) }

  var columnsBeforeCursor: Int { String(text.prefix(cursor)).columns }

  /// Draws the text starting at a column, with the cursor's cell inverted.
  ///
  /// If the text is wider than its block, the part around the cursor is drawn.
  func draw(on pen: inout Pen, x: Int, y: Int, in block: Rect) {
    var column = x
    let first = firstShown(width: block.right - x)
    for (index, character) in (text + " ").enumerated().dropFirst(first) {
      if index == text.count, index != cursor { break }
      if column + character.columns > block.right { break }
      let ink: Ink = index == cursor ? .chosenLine : .ask
      column = pen.write(String(character), x: column, y: y, ink, in: block)
    }
  }

  /// The index of the first visible character for a number of columns.
  private func firstShown(width: Int) -> Int {
    guard text.columns + 1 > width else { return 0 }
    let before = Array(text.prefix(cursor))
    // One column for the cursor, and one in case the character under it is wide.
    var room = width - 2
    for (index, character) in before.enumerated().reversed() {
      room -= character.columns
      if room < 0 { return index + 1 }
    }
    return 0
  }
}

/// A text that is all that a page has, below a sentence.
extension TextEntry {
  /// Answers an input; `kept` says what follows once the text is done.
  mutating func answerOrGoBack(_ input: Input, kept: (String) -> PageStep) -> [PageStep] {
    switch answer(input) {
    case .typed: []
    case .kept(let text): [kept(text)]
    case .dropped: [.back]
    case .refused: [.refuse(.unknownKey)]
    }
  }

  /// The column where the page's lines begin.
  func column(in body: Rect) -> Int { ValueLines(in: body).textColumn }

  /// Draws the sentence and the text in the middle of the page.
  func draw(below sentence: Phrase, on pen: inout Pen, in body: Rect) {
    let block = ValueLines(in: body).block
    let rows = pen.rows(sentence, width: block.width - 2)
    let y = block.y + max(0, block.height - rows.count - 2) / 2
    pen.write(rows, x: block.x + 1, y: y, .plain, in: block)
    draw(on: &pen, x: block.x + 1, y: y + rows.count + 1, in: block)
  }
}
