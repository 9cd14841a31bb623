import MueData

/// A drawing of numbered lines made of dots: two by four to a cell in Braille, one to a cell
/// otherwise.
struct DotCanvas {
  /// The size in cells.
  let columns: Int
  let rows: Int
  private let isBraille: Bool
  private var cells: [UInt8]
  private var numbers: [Int?]
  private var marks: [Int: Character] = [:]

  /// An empty drawing.
  init(columns: Int, rows: Int, isBraille: Bool) {
    self.columns = columns
    self.rows = rows
    self.isBraille = isBraille
    cells = Array(repeating: 0, count: columns * rows)
    numbers = Array(repeating: nil, count: columns * rows)
  }

  /// The number of dots across.
  var width: Int { columns * (isBraille ? 2 : 1) }
  /// The number of dots down.
  var height: Int { rows * (isBraille ? 4 : 1) }

  /// Draws a line from one dot to another; cells that it shares with earlier ones become its own.
  ///
  /// A bold line of Braille is two dots high, and removes the dots of the others.
  mutating func line(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), number: Int, isBold: Bool = false
  ) {
    let steps = max(1, abs(end.x - start.x), abs(end.y - start.y))
    for step in 0...steps {
      func along(_ from: Int, _ to: Int) -> Int {
        from + ((to - from) * step * 2 + (to >= from ? steps : -steps)) / (2 * steps)
      }
      let (x, y) = (along(start.x, end.x), along(start.y, end.y))
      dot(x, y, number, isAlone: isBold)
      if isBold, isBraille { dot(x, y + 1 < height ? y + 1 : y - 1, number, isAlone: true) }
    }
  }

  /// Puts a character on the cell of a dot, to the left of any characters already there.
  mutating func mark(_ sign: Character, x: Int, y: Int, number: Int) {
    let right = cell(x, y)
    guard let free = (right - right % columns...right).last(where: { marks[$0] == nil }) else {
      return
    }
    marks[free] = sign
    numbers[free] = number
  }

  /// The cells of a row as texts, each of one line or of none.
  func runs(row: Int) -> [(text: String, line: Int?)] {
    var runs: [(text: String, line: Int?)] = []
    for cell in row * columns..<(row + 1) * columns {
      if let last = runs.last, last.line == numbers[cell] {
        runs[runs.count - 1].text.append(character(cell))
      } else {
        runs.append((String(character(cell)), numbers[cell]))
      }
    }
    return runs
  }

  /// The bit of a dot in a Braille cell, by column and row.
  private static let bits: [[UInt8]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]

  private mutating func dot(_ x: Int, _ y: Int, _ number: Int, isAlone: Bool) {
    let cell = cell(x, y)
    if isAlone, numbers[cell] != number { cells[cell] = 0 }
    numbers[cell] = number
    cells[cell] |= isBraille ? Self.bits[x % 2][y % 4] : 1
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
