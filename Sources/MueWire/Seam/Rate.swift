/// How much of something may come in: so much a second, and so much at once.
public struct Rate: Hashable, Sendable {
  /// How much may come in a second; at least 1.
  public let perSecond: Int
  /// How much may come at once after a pause; at least 1.
  public let burst: Int

  /// A rate; what is below 1 counts as 1.
  public init(perSecond: Int, burst: Int) {
    self.perSecond = max(1, perSecond)
    self.burst = max(1, burst)
  }
}
