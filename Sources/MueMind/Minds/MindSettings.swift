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
