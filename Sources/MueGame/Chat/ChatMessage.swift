import MueData

/// A message at a table with several people.
public enum ChatMessage: Hashable, Sendable {
  case line(ChatLine)
  case phrase(QuickPhrase)
}

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

/// A phrase that is sent with one key; everybody reads it in their own language.
public enum QuickPhrase: String, CaseIterable, Hashable, Sendable {
  case hello
  case wellPlayed
  case thanks
  case oops
  case hurry
  case goodbye
}
