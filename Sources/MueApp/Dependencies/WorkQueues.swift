/// Where work is done beside the loop.
protocol WorkQueues: Sendable {
  /// A bench of its own for work of a kind.
  func bench(_ work: Work) -> any WorkQueue
}
