/// A number of columns and rows, never negative.
public struct Size: Hashable, Sendable {
  public let width: Int
  public let height: Int

  /// A size; negative numbers become 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }
}
