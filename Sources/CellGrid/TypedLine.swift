/// A line that a person typed or a script sent.
public struct TypedLine: Hashable, Sendable {
  public let text: String
  /// Whether something was written after typing began, which the person could not have known then.
  public let isLate: Bool

  public init(_ text: String, isLate: Bool = false) {
    self.text = text
    self.isLate = isLate
  }
}
