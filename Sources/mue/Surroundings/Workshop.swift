/// Where work is done beside the loop.
protocol Workshop: Sendable {
  /// A bench of its own for work of a kind.
  func bench(_ work: Work) -> any Workbench
}
