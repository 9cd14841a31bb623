/// What can be set of a computer player.
public struct BotSettings: Hashable, Sendable {
  /// How well it plays.
  public let level: BotLevel
  /// How it bids.
  public let style: BotStyle
  /// How many of the cards gone by it remembers, 0 to 9; 9 is all.
  ///
  /// Its own cards, the trick on the table, what lies before the seats and the points won it always
  /// knows.
  public let memory: Int

  /// All of them.
  public static let fullMemory = 9

  /// Settings; a memory out of range counts as the nearest in it.
  public init(
    level: BotLevel, style: BotStyle = .balanced, memory: Int = BotSettings.fullMemory
  ) {
    self.level = level
    self.style = style
    self.memory = min(Self.fullMemory, max(0, memory))
  }
}
