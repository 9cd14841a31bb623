/// A message at a table with several people.
public enum ChatMessage: Hashable, Sendable {
  case line(ChatLine)
  case phrase(QuickPhrase)
}
