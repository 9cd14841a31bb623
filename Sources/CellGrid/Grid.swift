import MueData

/// The picture of a frame: rows of cells.
///
/// Drawing never leaves the grid. Text that was cut, or written over other text, is noted in
/// `faults`, so that a test can draw at every size and expect none.
///
/// ```swift
/// var grid = Grid(Size(width: 8, height: 1))
/// grid.write("Mü", x: 1, y: 0, style: CellStyle(attributes: .bold))
/// let text = grid.text  // " Mü"
/// let faults = grid.faults  // []
/// ```
public struct Grid: Hashable, Sendable {
  /// A text that did not fit, or overlapped another.
  public enum Fault: Hashable, Sendable {
    /// A text that was cut.
    case cut(String)
    /// A text that was written over another.
    case overlap(String, at: Position)
  }

  public let size: Size
  /// The faults of drawing so far; empty if everything fits.
  public private(set) var faults: [Fault] = []
  /// The selected cell, which screen readers and magnifiers follow; nil if nothing is selected.
  public var focus: Position?
  private var cells: [Cell]
  private var taken: [Bool]

  public init(_ size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.width * size.height)
    taken = Array(repeating: false, count: size.width * size.height)
  }

  public var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  /// The cell at a position inside the grid.
  public subscript(_ position: Position) -> Cell { cells[position.y * size.width + position.x] }

  /// The runs of columns in which a row differs from that of another grid of the same size, each
  /// widened to whole characters of both grids.
  ///
  /// They are computed here because reading single cells from outside costs a copy of each.
  public func changes(inRow y: Int, since old: Grid) -> [Range<Int>] {
    let row = y * size.width..<(y + 1) * size.width
    if cells[row] == old.cells[row] { return [] }
    func isSame(_ index: Int) -> Bool { cells[index] == old.cells[index] }
    func isInside(_ index: Int) -> Bool {
      cells[index].character == nil || old.cells[index].character == nil
    }
    var runs: [Range<Int>] = []
    var index = row.lowerBound
    while let change = (index..<row.upperBound).first(where: { !isSame($0) }) {
      var start = change
      while start > index, isInside(start) { start -= 1 }
      index = change + 1
      while index < row.upperBound, isInside(index) || !isSame(index) { index += 1 }
      runs.append(start - row.lowerBound..<index - row.lowerBound)
    }
    return runs
  }

  /// The row as text without trailing blanks, for tests and people.
  public func line(_ y: Int) -> String {
    var text: [UInt8] = []
    for x in 0..<size.width {
      if let character = self[Position(x: x, y: y)].character {
        text.append(contentsOf: character.utf8)
      }
    }
    while text.last == UInt8(ascii: " ") { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }

  public var text: String { (0..<size.height).map(line).joined(separator: "\n") }

  /// Writes text on one row of a block, cut at the block's right edge (which is a fault).
  ///
  /// Characters of no width are skipped. Returns the number of columns written.
  @discardableResult
  public mutating func write(
    _ text: String, x: Int, y: Int, style: CellStyle = .plain, in block: Rect? = nil
  ) -> Int {
    let block = block ?? bounds
    let left = max(block.x, 0)
    let right = min(block.right, size.width)
    let isRowInside = y >= max(block.y, 0) && y < min(block.bottom, size.height)
    var column = x
    for character in text {
      let width = character.columns
      if width == 0 { continue }
      guard isRowInside, column >= left, column + width <= right else {
        faults.append(.cut(text))
        break
      }
      if character.utf8.count == 1 {
        put(character, width: 1, x: column, y: y, style: style, of: text)
        column += 1
      } else {
        for part in character.parts {
          let width = part.columns
          put(part, width: width, x: column, y: y, style: style, of: text)
          column += width
        }
      }
    }
    return column - x
  }

  /// Empties a block, so that drawing over it is not an overlap.
  public mutating func clear(_ block: Rect, style: CellStyle = .plain) {
    let columns = max(0, block.x)..<max(0, block.x, min(block.right, size.width))
    if columns.isEmpty { return }
    for y in max(0, block.y)..<max(0, block.y, min(block.bottom, size.height)) {
      let row = y * size.width
      uncover(row + columns.lowerBound, width: columns.count)
      for index in row + columns.lowerBound..<row + columns.upperBound {
        cells[index] = Cell(" ", style: style)
        taken[index] = false
      }
    }
  }

  /// Changes the style of a cell inside the grid, but not its character.
  public mutating func setStyle(_ style: CellStyle, at position: Position) {
    cells[position.y * size.width + position.x].style = style
  }

  /// Changes the background of a cell inside the grid, and nothing else.
  public mutating func setBackground(_ color: Color, at position: Position) {
    cells[position.y * size.width + position.x].style.background = color
  }

  private mutating func put(
    _ character: Character, width: Int, x: Int, y: Int, style: CellStyle, of text: String
  ) {
    let index = y * size.width + x
    if character != " " {
      if taken[index] || width == 2 && taken[index + 1] {
        faults.append(.overlap(text, at: Position(x: x, y: y)))
      }
      taken[index] = true
      if width == 2 { taken[index + 1] = true }
    }
    uncover(index, width: width)
    cells[index] = Cell(character, style: style)
    if width == 2 { cells[index + 1] = .covered(style) }
  }

  /// Blanks the remaining halves of wide characters on either side of overwritten cells.
  private mutating func uncover(_ index: Int, width: Int) {
    if cells[index].character == nil {
      cells[index - 1] = Cell(" ", style: cells[index - 1].style)
    }
    let next = index + width
    if next < cells.count, cells[next].character == nil {
      cells[next] = Cell(" ", style: cells[next].style)
    }
  }
}
