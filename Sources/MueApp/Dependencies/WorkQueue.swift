import Platform

/// A queue that does one item of work after the other.
protocol WorkQueue: Sendable {
  func begin(_ work: @escaping @Sendable () -> Void)
  /// Waits until all items added so far are done, at most for a number of milliseconds.
  func finish(milliseconds: Int)
}

extension SerialQueue: WorkQueue {}
