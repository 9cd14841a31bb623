/// How well a computer player plays, in the order of strength.
public enum MindLevel: String, CaseIterable, Hashable, Sendable {
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

/// How a computer player bids, whatever its level.
public enum MindStyle: String, CaseIterable, Hashable, Sendable {
  /// It bids a little less than its hand is worth.
  case cautious
  /// It bids what its hand is worth.
  case balanced
  /// It bids a little more than its hand is worth.
  case bold
}

/// What can be set of a computer player.
public struct MindSettings: Hashable, Sendable {
  /// How well it plays.
  public let level: MindLevel
  /// How it bids.
  public let style: MindStyle
  /// How many of the cards gone by it remembers, 0 to 9; 9 is all.
  ///
  /// Its own cards, the trick on the table, what lies before the seats and the points won it always
  /// knows.
  public let memory: Int

  /// All of them.
  public static let fullMemory = 9

  /// Settings; a memory out of range counts as the nearest in it.
  public init(
    level: MindLevel, style: MindStyle = .balanced, memory: Int = MindSettings.fullMemory
  ) {
    self.level = level
    self.style = style
    self.memory = min(Self.fullMemory, max(0, memory))
  }
}
