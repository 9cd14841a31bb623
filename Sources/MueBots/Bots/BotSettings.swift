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

extension BotSettings {
  /// Reads settings as files and command lines write them: `expert`, `club:bold:memory=5`.
  ///
  /// `peek=0…9` may stand there too and is passed over: what a seat is shown is no matter of how it
  /// thinks. Nil if something is no setting or comes twice.
  public init?(text: some StringProtocol) {
    let words = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let name = words.first, let level = BotLevel(rawValue: String(name)) else { return nil }
    var style: BotStyle?
    var memory: Int?
    var hasPeek = false
    for word in words.dropFirst() {
      if style == nil, let found = BotStyle(rawValue: String(word)) {
        style = found
      } else if memory == nil, let found = Self.digit(word, after: "memory=") {
        memory = found
      } else if !hasPeek, Self.digit(word, after: "peek=") != nil {
        hasPeek = true
      } else {
        return nil
      }
    }
    self.init(level: level, style: style ?? .balanced, memory: memory ?? Self.fullMemory)
  }

  private static func digit(_ word: some StringProtocol, after start: String) -> Int? {
    guard word.hasPrefix(start), word.utf8.count == start.utf8.count + 1 else { return nil }
    return word.last.flatMap { $0.isASCII ? $0.wholeNumberValue : nil }
  }
}

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

/// How a computer player bids, whatever its level.
public enum BotStyle: String, CaseIterable, Hashable, Sendable {
  /// It bids a little less than its hand is worth.
  case cautious
  /// It bids what its hand is worth.
  case balanced
  /// It bids a little more than its hand is worth.
  case bold
}
