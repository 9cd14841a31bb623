/// How a computer player bids, whatever its level.
public enum BotStyle: String, CaseIterable, Hashable, Sendable {
  /// It bids a little less than its hand is worth.
  case cautious
  /// It bids what its hand is worth.
  case balanced
  /// It bids a little more than its hand is worth.
  case bold
}
