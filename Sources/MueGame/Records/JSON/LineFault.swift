/// What is wrong with a file that a person wrote, and on which line, counted from 1.
public struct LineFault<Reason: Hashable & Sendable>: Error, Hashable, Sendable {
  /// The line.
  public let line: Int
  /// What is wrong there.
  public let reason: Reason

  /// A fault on a line.
  public init(line: Int, _ reason: Reason) {
    self.line = line
    self.reason = reason
  }
}
