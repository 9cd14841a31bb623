import CellGrid
import MueGame
import MueWords

/// The log of the hand in words: in one column, or in two if there is room.
///
/// The arrows choose a move to be explained: any once the hand is over, before that the person's own.
struct LogPage: TablePage {
  var position = ScrollPosition.end
  /// The index of the chosen move; nil before one is chosen.
  private var chosen: Int?

  /// The least width for two columns.
  private static let wide = 76

  init(position: ScrollPosition = .end) { self.position = position }

  func title(in context: PageContext) -> Phrase { KeyCommand.log.title }

  func hints(in context: PageContext) -> [Phrase] {
    let moves: [Phrase] = explained(context).isEmpty ? [] : [.keysMoves]
    return [.keysScroll] + moves + [.keyExplain, .keyBack]
  }

  func turn(_ input: Input, _ context: PageContext) -> [PageStep]? {
    switch input {
    case .command(.confirm) where chosen == nil: nil
    case .command(.explain), .command(.confirm):
      [.ask(.explain(move: chosen.map { $0 + 1 }, isOpen: false))]
    default: nil
    }
  }

  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    let moves = explained(context)
    switch input {
    case .command(.previous) where !moves.isEmpty:
      choose(moves.last { $0 < chosen ?? .max } ?? moves[0], in: block, context)
    case .command(.next) where !moves.isEmpty:
      choose(moves.first { $0 > chosen ?? -1 } ?? moves[moves.count - 1], in: block, context)
    default: return answerTable(input, in: block, &context)
    }
    return []
  }

  /// The indices of the moves that can be explained now.
  private func explained(_ context: PageContext) -> [Int] {
    guard let view = context.table?.view else { return [] }
    let areAll = view.observation.publicState.score != nil
    // The text of cards does not matter.
    let moves = Narration(view).log { _ in "" }.flatMap(\.moves)
    return moves.indices.filter { areAll || moves[$0].seat == view.person }
  }

  /// Chooses a move, and scrolls to it.
  private mutating func choose(_ move: Int, in block: PageBlock, _ context: PageContext) {
    chosen = move
    let columns = columns(block.pen, in: block.rect, context)
    let count = columns.map(\.rows.count).max() ?? 0
    let visible = block.rect.height
    let first = position.first(visible: visible, of: count)
    for rows in columns.map(\.rows) {
      guard let row = rows.firstIndex(where: \.isChosen), !(first..<first + visible).contains(row)
      else { continue }
      position = ScrollPosition(row: max(0, min(row - visible / 2, count - visible)))
    }
  }

  func rowCount(_ pen: Pen, in body: Rect, _ context: PageContext) -> Int {
    columns(pen, in: body, context).map(\.rows.count).max() ?? 0
  }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    let columns = columns(pen, in: body, context)
    let count = columns.map(\.rows.count).max() ?? 0
    // The focus is in the first column.
    for column in columns.reversed() {
      column.rows.drawScrolled(to: position, of: count, on: &pen, in: column.rect)
    }
  }

  /// The columns of a block, each with its rows from the top; a single column has a comfortable
  /// width.
  private func columns(
    _ pen: Pen, in block: Rect, _ context: PageContext
  ) -> [(rect: Rect, rows: [Row])] {
    guard let view = context.table?.view else { return [] }
    guard block.width >= Self.wide else {
      return [(block.column, rows(of: view, pen, block.column.width))]
    }
    let width = (block.width - 4) / 2
    let rows = rows(of: view, pen, width)
    let half = max(block.height, (rows.count + 1) / 2)
    let left = Rect(x: block.x + 1, y: block.y, width: width, height: block.height)
    let right = Rect(x: left.right + 2, y: block.y, width: width, height: block.height)
    return [(left, Array(rows.prefix(half))), (right, Array(rows.dropFirst(half)))]
  }

  private func rows(of view: GameObservation, _ pen: Pen, _ width: Int) -> [Row] {
    var count = 0
    return Narration(view).log(writing: pen.small).flatMap { line in
      let chosen = self.chosen.map { $0 - count }
      count += line.moves.count
      var texts = pen.rows(line.phrase, width: width - 2)
      for index in texts.indices.dropFirst() { texts[index] = "  " + texts[index] }
      if let chosen, line.moves.indices.contains(chosen) {
        return marked(texts, line.moves[...chosen].map { pen.text($0.phrase) })
      }
      return texts.enumerated().map { index, text in
        Row(
          left: text, ink: line.isHeading ? .heading : .plain,
          isRuled: line.isHeading && index == 0)
      }
    }
  }

  /// The rows of a line with the last of these moves marked, wherever the rows end.
  private func marked(_ texts: [String], _ moves: [String]) -> [Row] {
    let letters = texts.joined().letters
    var chosen = 0..<0
    for move in moves.map(\.letters) {
      let rest = chosen.upperBound...max(chosen.upperBound, letters.count - move.count)
      if let first = rest.first(where: { letters[$0...].starts(with: move) }) {
        chosen = first..<first + move.count
      }
    }
    var count = 0
    return texts.map { text in
      let characters = Array(text)
      let visible = characters.indices.filter { !characters[$0].isWhitespace }
      let marked = visible.indices.filter { chosen.contains(count + $0) }.map { visible[$0] }
      count += visible.count
      guard let first = marked.first, let last = marked.last else { return Row(left: text) }
      return Row(
        left: String(characters[..<first]),
        parts: [
          Row.Part(text: String(characters[first...last]), ink: .chosenLine),
          Row.Part(text: String(characters[(last + 1)...]), ink: .plain),
        ])
    }
  }
}

extension String {
  fileprivate var letters: [Character] { filter { !$0.isWhitespace } }
}

extension Row {
  fileprivate var isChosen: Bool { parts.contains { $0.ink == .chosenLine } }
}
