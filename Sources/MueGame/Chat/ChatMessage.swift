/// Something said at a table where several people sit.
public enum ChatMessage: Hashable, Sendable {
  /// Something typed.
  case line(ChatLine)
  /// Something ready-made.
  case phrase(QuickPhrase)
}

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

/// What may be said with one key, and is read by everybody in the own language.
public enum QuickPhrase: String, CaseIterable, Hashable, Sendable {
  /// A greeting.
  case hello
  /// Praise.
  case wellPlayed
  /// Thanks.
  case thanks
  /// A regret.
  case oops
  /// A friendly push.
  case hurry
  /// A farewell.
  case goodbye
}
