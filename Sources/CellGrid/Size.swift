/// How many columns and rows something has; never negative.
public struct Size: Hashable, Sendable {
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int

  /// A size; negative numbers become 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }
}
