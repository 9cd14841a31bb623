import Platform

/// A queue that runs one item of work after another.
protocol WorkQueue: Sendable {
  func begin(_ work: @escaping @Sendable () -> Void)
  /// Waits until all items added so far are done, for at most this many milliseconds.
  func finish(milliseconds: Int)
}

extension SerialQueue: WorkQueue {}
