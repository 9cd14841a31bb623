/// Creates queues for work beside the main loop.
protocol WorkQueues: Sendable {
  func makeQueue() -> any WorkQueue
}
