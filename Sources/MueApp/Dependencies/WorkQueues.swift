/// Creates queues for work outside the main loop.
protocol WorkQueues: Sendable {
  func makeQueue() -> any WorkQueue
}
