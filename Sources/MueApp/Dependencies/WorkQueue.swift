/// A place where one piece of work is done after the other.
protocol WorkQueue: Sendable {
  /// Hands a piece of work over.
  func begin(_ work: @escaping @Sendable () -> Void)
  /// Waits until all that was handed over is done, but no longer than some milliseconds.
  func finish(milliseconds: Int)
}
