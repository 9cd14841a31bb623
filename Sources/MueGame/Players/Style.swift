/// How much a computer player dares in the auction; it does not play better or worse for it.
public enum Style: String, CaseIterable, Codable, Hashable, Sendable {
  /// It bids a little less than its hand is worth.
  case cautious
  /// It bids what its hand is worth.
  case balanced
  /// It bids a little more than its hand is worth.
  case bold
}
