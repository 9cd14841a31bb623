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
