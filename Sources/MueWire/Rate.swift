struct Rate: Hashable, Sendable {
  /// The number per second; at least 1.
  let perSecond: Int
  /// The number at once after a pause; at least 1.
  let burst: Int

  /// A rate; numbers below 1 become 1.
  init(perSecond: Int, burst: Int) {
    self.perSecond = max(1, perSecond)
    self.burst = max(1, burst)
  }
}
