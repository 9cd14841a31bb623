/// A picture of the window: rows of cells, drawn once a frame.
///
/// Drawing never leaves the grid. What had to be cut, and what was written over something else, is
/// noted in `faults`, so that a test can sweep the sizes and ask for none.
public struct Grid: Hashable, Sendable {
  /// Something that did not fit, or stood where something else stood.
  public enum Fault: Hashable, Sendable {
    case cut(String)
    case overlap(String, at: Position)
  }

  /// Columns and rows.
  public let size: Size
  /// What went wrong while drawing; empty when all fits.
  public private(set) var faults: [Fault] = []
  private var cells: [Cell]
  private var taken: [Bool]

  /// An empty grid.
  public init(_ size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.width * size.height)
    taken = Array(repeating: false, count: size.width * size.height)
  }

  /// The whole grid as a block.
  public var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  /// The cell at a place inside the grid.
  public subscript(_ place: Position) -> Cell { cells[place.y * size.width + place.x] }

  /// The row as text, trailing blanks removed: for tests and people.
  public func line(_ y: Int) -> String {
    var text = ""
    for x in 0..<size.width {
      if let character = self[Position(x: x, y: y)].character { text.append(character) }
    }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// All rows as text.
  public var text: String { (0..<size.height).map(line).joined(separator: "\n") }

  /// Writes text on one row inside a block, cut at its right edge (which is a fault).
  ///
  /// Returns the number of columns written.
  @discardableResult
  public mutating func write(
    _ text: String, x: Int, y: Int, style: Style = .plain, in block: Rect? = nil
  ) -> Int {
    let bounds = block ?? self.bounds
    var column = x
    for character in text {
      let width = character.columns
      if width == 0 { continue }
      guard y >= bounds.y, y < bounds.bottom, y < size.height, column >= bounds.x, column >= 0,
        column + width <= min(bounds.right, size.width)
      else {
        faults.append(.cut(text))
        return column - x
      }
      put(character, width: width, x: column, y: y, style: style, of: text)
      column += width
    }
    return column - x
  }

  /// Empties a block for something that is meant to stand in front of what was drawn.
  public mutating func clear(_ block: Rect, style: Style = .plain) {
    for y in max(0, block.y)..<max(0, min(block.bottom, size.height)) {
      for x in max(0, block.x)..<max(0, min(block.right, size.width)) {
        cells[y * size.width + x] = Cell(" ", style: style)
        taken[y * size.width + x] = false
      }
    }
  }

  private mutating func put(
    _ character: Character, width: Int, x: Int, y: Int, style: Style, of text: String
  ) {
    let index = y * size.width + x
    for offset in 0..<width {
      if taken[index + offset], character != " " {
        faults.append(.overlap(text, at: Position(x: x, y: y)))
      }
      taken[index + offset] = taken[index + offset] || character != " "
    }
    cells[index] = Cell(character, style: style)
    if width == 2 { cells[index + 1] = .covered(style) }
  }
}
