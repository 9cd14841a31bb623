/// A cell's place: column and row, both from 0, the origin at the top left.
public struct Position: Hashable, Sendable {
  /// The column.
  public let x: Int
  /// The row.
  public let y: Int

  /// The place at a column and a row.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
