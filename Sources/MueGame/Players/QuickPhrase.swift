/// A phrase that is sent with one key; everybody reads it in their own language.
public enum QuickPhrase: String, CaseIterable, Hashable, Sendable {
  case hello, wellPlayed, thanks, oops, hurry, goodbye
}
