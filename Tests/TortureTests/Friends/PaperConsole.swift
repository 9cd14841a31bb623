import CellGrid

/// Lines in and out of a front end that a test advances step by step.
final class PaperConsole: LineTerminal {
  let isInteractive = true
  let unicode = true
  let columns: Int? = nil
  let loss: LineLoss? = nil
  let hasEnded = false
  let wake: @Sendable () -> Void = {}
  /// All lines written.
  private(set) var lines: [String] = []

  func nextLine() -> TypedLine? { nil }

  func waitForInput(
    timeoutMilliseconds: Int?, wantsInput: Bool, also descriptors: [Int32]
  ) -> Arrivals { Arrivals() }

  func write(_ line: String) { lines.append(line) }
}
