/// Something said at a table where several people sit.
public enum ChatMessage: Hashable, Sendable {
  /// Something typed.
  case line(ChatLine)
  /// Something ready-made.
  case phrase(QuickPhrase)
}
