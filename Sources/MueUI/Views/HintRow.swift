import CellGrid
import MueData
import MueGame
import MueWords

/// A row of keys and their actions, the most useful first; those that do not fit are left out.
///
/// Keys are highlighted, their actions are not. Each hint is a button for the mouse.
struct HintRow {
  let hints: [Phrase]

  /// A hint and its columns.
  fileprivate struct Button {
    let hint: Phrase
    let text: String
    let position: Position
  }

  func draw(on pen: inout Pen, in rect: Rect) {
    for button in buttons(pen, in: rect) {
      var x = button.position.x
      var keys: [Range<Int>] = []
      for piece in button.pieces(pen) {
        let (start, text) = (x, String(piece.text))
        x = pen.write(text, x: x, y: button.position.y, piece.isKey ? .key : .quiet, in: rect)
        if piece.isKey { keys.append(start..<x) }
      }
      // In the ink of the text, the gap needs no change of colours.
      if x < rect.right { pen.write(" ", x: x, y: button.position.y, .quiet, in: rect) }
      if pen.look.hasBlocks {
        for columns in keys { drawEnds(of: columns, on: &pen, y: button.position.y) }
      }
    }
  }

  /// Rounds the cap of a key if there are blanks beside it.
  private func drawEnds(of columns: Range<Int>, on pen: inout Pen, y: Int) {
    for (x, sign) in [(columns.lowerBound - 1, "▐"), (columns.upperBound, "▌")]
    where pen.grid.bounds.contains(Position(x: x, y: y))
      && pen.grid[Position(x: x, y: y)].character == " "
    {
      pen.write(sign, x: x, y: y, .keyEdge)
    }
  }

  /// The command under a click; nil outside all hints.
  ///
  /// In a hint with two keys, it is the command of the key under the mouse, or of the first if the
  /// mouse is on neither.
  func command(at position: Position, _ pen: Pen, in rect: Rect) -> KeyCommand? {
    let button = buttons(pen, in: rect).first { button in
      let columns = button.position.x..<button.position.x + button.text.columns
      return button.position.y == position.y && columns.contains(position.x)
    }
    guard let button else { return nil }
    let keys = button.keys(pen).sorted { $0.columns.lowerBound < $1.columns.lowerBound }
    let name = (keys.first { $0.columns.contains(position.x) } ?? keys.first)?.command
    return name.flatMap { KeyCommand(rawValue: $0) ?? KeyMap.fixed[$0] }
  }

  private func buttons(_ pen: Pen, in rect: Rect) -> [Button] {
    var buttons: [Button] = []
    var x = rect.x + 1
    var y = rect.y
    for hint in hints {
      let text = pen.text(hint)
      if x + text.columns > rect.right - 1 {
        guard y + 1 < rect.bottom, rect.x + 1 + text.columns < rect.right else { continue }
        x = rect.x + 1
        y += 1
      }
      buttons.append(Button(hint: hint, text: text, position: Position(x: x, y: y)))
      x += text.columns + 2
    }
    return buttons
  }
}

extension HintRow.Button {
  /// The parts of a hint: its keys, and the text between and after them.
  ///
  /// In a hint without commands, the first word is the key.
  fileprivate func pieces(_ pen: Pen) -> [(text: Substring, isKey: Bool)] {
    let named = keys(pen).map(\.text).sorted { $0.startIndex < $1.startIndex }
    let keys = named.isEmpty ? [text.prefix { $0 != " " }] : named
    var pieces: [(text: Substring, isKey: Bool)] = []
    var end = text.startIndex
    for key in keys where key.startIndex >= end {
      pieces += [(text[end..<key.startIndex], false), (key, true)]
      end = key.endIndex
    }
    return pieces + [(text[end...], false)]
  }

  /// The commands in the hint, and the columns of their keys in the window.
  fileprivate func keys(
    _ pen: Pen
  ) -> [(command: String, text: Substring, columns: Range<Int>)] {
    hint.values.values.compactMap { value in
      guard case .command(let command) = value else { return nil }
      let key = pen.look.shown(pen.words.key(of: command))
      guard let start = text.indices.first(where: { text[$0...].hasPrefix(key) }) else {
        return nil
      }
      let x = position.x + text[..<start].columns
      return (command, text[start...].prefix(key.count), x..<x + key.columns)
    }
  }
}
