/// A rectangle of cells; width and height are never negative.
public struct Rect: Hashable, Sendable {
  public let x: Int
  public let y: Int
  public let width: Int
  public let height: Int

  /// A rectangle from its top left cell and its size; a negative size becomes 0.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The first column to the right of the rectangle.
  public var right: Int { x + width }
  /// The first row below the rectangle.
  public var bottom: Int { y + height }

  /// Whether the rectangle contains the cell at a position.
  public func contains(_ position: Position) -> Bool {
    position.x >= x && position.x < right && position.y >= y && position.y < bottom
  }

  /// The rectangle reduced by a number of columns and rows on each side.
  public func inset(by columns: Int, _ rows: Int) -> Rect {
    Rect(x: x + columns, y: y + rows, width: width - 2 * columns, height: height - 2 * rows)
  }
}
