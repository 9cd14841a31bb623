import CellGrid
import MueGame
import MueRules
import MueWords

/// The chart of a match: each seat's total after each hand as a line.
///
/// A letter on each line tells the lines apart without colour.
struct MatchChart {
  let view: GameObservation

  /// The fewest rows worth drawing, including the heading and the letters.
  static let fewestRows = 7

  /// The rows of the chart for a block's size; none if there are fewer than two totals to join, or
  /// no room.
  func rows(_ pen: Pen, width: Int, height: Int, ink: Ink = .plain, quiet: Ink = .quiet) -> [Row] {
    let names = legend(pen, width)
    let height = height - 1 - names.count
    guard !view.scores.isEmpty, height >= Self.fewestRows - 2, width >= 30 else { return [] }
    let scale = scale
    let margin = max(String(scale.low).count, String(scale.high).count)
    let lines = canvas(scale, columns: width - margin - 1, rows: height, pen).lines
    let zero = height - 1 - (0 - scale.low) * (height - 1) / (scale.high - scale.low)
    let drawing = lines.enumerated().map { row, line in
      let number: Int? =
        row == 0 ? scale.high : row == height - 1 ? scale.low : row == zero ? 0 : nil
      let label = (number.map(\.withMinus) ?? "").rightAligned(in: margin)
      return Row(left: label + String(pen.glyphs.axis) + line, ink: ink)
    }
    return [Row(left: pen.text(.chartTitle), ink: quiet)] + drawing
      + names.map { Row(left: $0, ink: ink) }
  }

  /// Every seat's totals, beginning with 0.
  private var totals: [[Int]] {
    view.rules.players.seats.map { seat in
      view.scores.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.score[seat]) }
    }
  }

  /// The lowest and the highest total, at least 10 apart.
  private var scale: (low: Int, high: Int) {
    let all = totals.joined()
    let low = min(0, all.min() ?? 0)
    return (low, max(low + 10, all.max() ?? 0))
  }

  private func canvas(
    _ scale: (low: Int, high: Int), columns: Int, rows: Int, _ pen: Pen
  ) -> DotCanvas {
    var canvas = DotCanvas(columns: columns, rows: rows, isBraille: pen.glyphs.unicode)
    let hands = view.scores.count
    // Letters may cover each other: the leaders' are drawn first.
    let seats = view.rules.players.seats.sorted { view.totals[$0] > view.totals[$1] }
    for seat in seats {
      let points = totals[seat].enumerated().map { hand, total in
        (
          x: hand * (canvas.width - 1) / hands,
          y: (scale.high - total) * (canvas.height - 1) / (scale.high - scale.low)
        )
      }
      for (start, end) in zip(points, points.dropFirst()) { canvas.line(from: start, to: end) }
      for point in points.dropFirst().reversed() {
        canvas.mark(letters[seat], x: point.x, y: point.y)
      }
    }
    return canvas
  }

  /// A letter for each seat: the first one in its name that nobody else has, or else its number.
  private var letters: [Character] {
    var taken: [Character] = []
    for (index, player) in view.players.enumerated() {
      let own = player.name.text.uppercased().first { letter in
        letter.isASCII && letter.isLetter && !taken.contains(letter)
      }
      taken.append(own ?? Character(String(index + 1)))
    }
    return taken
  }

  /// The legend of the letters, in as many rows as it takes.
  private func legend(_ pen: Pen, _ width: Int) -> [String] {
    let words = view.rules.players.seats.map { seat in
      "\(letters[seat]) " + pen.name(seat, in: view, columns: 12)
    }
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.columns + word.columns + 2 <= width {
        lines[lines.count - 1] = last + "  " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}

/// A drawing made of dots: two by four to a cell in Braille, one to a cell otherwise.
struct DotCanvas {
  /// The size in cells.
  let columns: Int
  let rows: Int
  private let isBraille: Bool
  private var cells: [UInt8]
  private var marks: [Int: Character] = [:]

  /// An empty drawing.
  init(columns: Int, rows: Int, isBraille: Bool) {
    self.columns = columns
    self.rows = rows
    self.isBraille = isBraille
    cells = Array(repeating: 0, count: columns * rows)
  }

  /// The number of dots across.
  var width: Int { columns * (isBraille ? 2 : 1) }
  /// The number of dots down.
  var height: Int { rows * (isBraille ? 4 : 1) }

  /// Draws a line from one dot to another.
  mutating func line(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    let steps = max(1, abs(end.x - start.x), abs(end.y - start.y))
    for step in 0...steps {
      func along(_ from: Int, _ to: Int) -> Int {
        from + ((to - from) * step * 2 + (to >= from ? steps : -steps)) / (2 * steps)
      }
      dot(along(start.x, end.x), along(start.y, end.y))
    }
  }

  /// Puts a character on the cell of a dot, to the left of any characters already there.
  mutating func mark(_ sign: Character, x: Int, y: Int) {
    let right = cell(x, y)
    let free = (right - right % columns...right).last { marks[$0] == nil }
    if let free { marks[free] = sign }
  }

  /// The drawing as lines of text, one for each row of cells.
  var lines: [String] {
    (0..<rows).map { row in
      String((0..<columns).map { character(row * columns + $0) })
    }
  }

  /// The bit of a dot in a Braille cell, by column and row.
  private static let bits: [[UInt8]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]

  private mutating func dot(_ x: Int, _ y: Int) {
    cells[cell(x, y)] |= isBraille ? Self.bits[x % 2][y % 4] : 1
  }

  private func cell(_ x: Int, _ y: Int) -> Int {
    let (column, row) = isBraille ? (x / 2, y / 4) : (x, y)
    return min(rows - 1, max(0, row)) * columns + min(columns - 1, max(0, column))
  }

  private func character(_ cell: Int) -> Character {
    if let mark = marks[cell] { return mark }
    if cells[cell] == 0 { return " " }
    guard isBraille, let scalar = Unicode.Scalar(0x2800 + UInt32(cells[cell])) else { return "." }
    return Character(scalar)
  }
}
