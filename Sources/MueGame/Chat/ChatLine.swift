/// A short line said at the table: 1 to 60 columns, nothing in it that moves the cursor.
public struct ChatLine: Hashable, Sendable {
  /// What was said.
  public let text: String

  /// The most columns in a line.
  public static let limit = 60

  /// Cleans a line; nil if nothing visible is left.
  public init?(_ raw: String) {
    guard let cleaned = CleanText.cleaned(raw, limit: Self.limit) else { return nil }
    text = cleaned
  }
}
