/// A drawing of dots, two by four to a cell where there is Braille, else one to a cell.
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

  /// The dots across.
  var width: Int { columns * (isBraille ? 2 : 1) }
  /// The dots down.
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

  /// Puts a sign on the cell of a dot; where signs stand already it stands to their left.
  mutating func mark(_ sign: Character, x: Int, y: Int) {
    let right = cell(x, y)
    let free = (right - right % columns...right).last { marks[$0] == nil }
    if let free { marks[free] = sign }
  }

  /// The drawing, a line of text for every row of cells.
  var lines: [String] {
    (0..<rows).map { row in
      String((0..<columns).map { character(row * columns + $0) })
    }
  }

  /// The bit of a dot in a cell of Braille, by column and row.
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
