/// A fault in a file written by a person, and its line, counted from 1.
public struct LineFault<Reason: Hashable & Sendable>: Error, Hashable, Sendable {
  public let line: Int
  public let reason: Reason

  public init(line: Int, _ reason: Reason) {
    self.line = line
    self.reason = reason
  }
}
