/// How much a computer player dares in the auction; it does not play better or worse for it.
public enum Style: String, CaseIterable, Codable, Hashable, Sendable {
  case cautious
  case balanced
  case bold
}
