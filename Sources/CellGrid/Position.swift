/// The column and row of a cell, both from 0 at the top left.
public struct Position: Hashable, Sendable {
  public let x: Int
  public let y: Int

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
