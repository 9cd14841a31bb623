import MueRules

/// What a computer player is set to: level, style, memory, and the open handicap of peeking.
public struct ComputerPlayer: Hashable, Sendable {
  /// How well it plays.
  public let level: Level
  /// How much it dares in the auction.
  public let style: Style
  /// How many of the cards gone by it remembers, from 0, hardly any, to 9, all.
  public let memory: Int
  /// The share of the others' cards that it is shown.
  public let peek: Peek

  /// A memory that forgets nothing.
  public static let fullMemory = 9

  /// A player by its settings; the memory is brought into its range of 0 to 9.
  public init(
    level: Level, style: Style = .balanced, memory: Int = ComputerPlayer.fullMemory,
    peek: Peek = .none
  ) {
    self.level = level
    self.style = style
    self.memory = max(0, min(Self.fullMemory, memory))
    self.peek = peek
  }

  /// A club player with a full memory, as tables have it when nothing is said.
  public static let club = ComputerPlayer(level: .club)

  /// The player in files: the level, then what is not as usual, as in `expert:bold:memory=5:peek=2`.
  public var text: String {
    level.rawValue + (style == .balanced ? "" : ":\(style.rawValue)")
      + (memory == Self.fullMemory ? "" : ":memory=\(memory)")
      + (peek == .none ? "" : ":peek=\(peek.ninths)")
  }

  /// Reads a player; nil if something is none of its settings or comes twice.
  public init?(text: String) {
    let words = text.split(separator: ":", omittingEmptySubsequences: false)
    guard words.count <= 4, let level = words.first.flatMap({ Level(rawValue: String($0)) })
    else { return nil }
    var style: Style?
    var memory: Int?
    var peek: Peek?
    for word in words.dropFirst() {
      if let found = Style(rawValue: String(word)), style == nil {
        style = found
      } else if let found = Self.digit(in: word, after: "memory="), memory == nil {
        memory = found
      } else if let found = Self.digit(in: word, after: "peek="), peek == nil {
        peek = Peek(found)
      } else {
        return nil
      }
    }
    self.init(
      level: level, style: style ?? .balanced, memory: memory ?? Self.fullMemory,
      peek: peek ?? .none)
  }

  private static func digit(in word: Substring, after start: String) -> Int? {
    guard word.hasPrefix(start), word.utf8.count == start.utf8.count + 1 else { return nil }
    return word.last.flatMap { $0.isASCII ? $0.wholeNumberValue : nil }
  }
}

/// How much a computer player dares in the auction; it does not play better or worse for it.
public enum Style: String, CaseIterable, Codable, Hashable, Sendable {
  /// It bids a little less than its hand is worth.
  case cautious
  /// It bids what its hand is worth.
  case balanced
  /// It bids a little more than its hand is worth.
  case bold
}

/// How well a computer player plays.
public enum Level: String, CaseIterable, Codable, Hashable, Sendable {
  /// It sees the trick on the table and little else.
  case novice
  /// It plays by rules of thumb.
  case casual
  /// It plays cards and namings out before it decides.
  case club
  /// It plays everything out.
  case strong
  /// It plays everything out, in worlds that fit what the others did.
  case expert
}
