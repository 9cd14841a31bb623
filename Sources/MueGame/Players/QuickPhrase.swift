/// A phrase sent with one key, which everybody reads in their own language.
public enum QuickPhrase: String, CaseIterable, Hashable, Sendable {
  case hello, wellPlayed, thanks, oops, hurry, goodbye
}
