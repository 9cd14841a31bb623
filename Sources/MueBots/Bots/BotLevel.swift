/// How well a computer player plays, in the order of strength.
public enum BotLevel: String, CaseIterable, Hashable, Sendable {
  /// Greedy rules of thumb: it looks at the trick on the table and no further.
  case novice
  /// Sound rules of thumb.
  case casual
  /// Plays cards and namings out in a few imagined worlds; bids by rules of thumb.
  case club
  /// Plays everything out in many imagined worlds.
  case strong
  /// The same in worlds that fit what the others bid, named and played.
  case expert
}
