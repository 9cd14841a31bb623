import MueData

/// A short line said at the table: 1 to 60 columns of visible text that cannot move the cursor.
public struct ChatLine: Hashable, Sendable {
  public let text: String

  /// The maximum width in columns.
  public static let limit = 60

  /// Cleans a line; nil if nothing visible is left.
  public init?(_ raw: String) {
    guard let cleaned = CleanText.cleaned(raw, limit: Self.limit) else { return nil }
    text = cleaned
  }
}
