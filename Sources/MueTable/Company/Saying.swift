/// Something said at a table where several people sit.
public enum Saying: Hashable, Sendable {
  /// Something typed.
  case line(ChatLine)
  /// Something ready-made.
  case phrase(ReadyPhrase)
}
