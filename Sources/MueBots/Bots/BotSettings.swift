import MueRules

/// A computer player's settings: how well it plays, how it bids, what it remembers and what it is
/// shown.
///
/// Games, records, command lines and preferences all hold this type. Only at the edges is it text:
/// `expert:bold:memory=5:peek=2`.
public struct BotSettings: Hashable, Sendable {
  public var level: Level
  public var style: Style
  /// How much it remembers of the cards played, from 0 to 9 (everything); see `ImperfectMemory`.
  ///
  /// A value out of range becomes the nearest valid one.
  public var memory: Int { didSet { memory = Self.clamped(memory) } }
  /// The share of the others' cards that the seat is shown: an open handicap.
  public var peek: Peek

  /// A memory that forgets nothing.
  public static let fullMemory = 9

  /// The settings of a new game's opponents: club, with a full memory.
  public static let club = BotSettings(level: .club)
  /// Strong players, who need no search to bid and name well.
  public static let bidder = BotSettings(level: .strong)

  /// Settings; a memory out of range becomes the nearest valid one.
  public init(
    level: Level, style: Style = .balanced, memory: Int = BotSettings.fullMemory,
    peek: Peek = .none
  ) {
    self.level = level
    self.style = style
    self.memory = Self.clamped(memory)
    self.peek = peek
  }

  private static func clamped(_ memory: Int) -> Int { max(0, min(fullMemory, memory)) }
}

extension BotSettings {
  /// How well a computer player plays, the weakest level first.
  ///
  /// At a table of four the levels below strong bid and name with learned policies
  /// (`LearnedTuning`).
  public enum Level: String, CaseIterable, Hashable, Sendable {
    /// Greedy heuristics that look no further than the trick on the table.
    case novice
    /// Sound heuristics.
    case casual
    /// Names trumps, picks partners and plays cards with learned policies, and bids by heuristics.
    case club
    /// Searches like an expert, but in fewer worlds.
    case strong
    /// Searches everything, in worlds weighed by what the others bid, named and played.
    case expert
  }

  /// How a computer player bids; all styles are equally strong.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// Bids a little less than its hand is worth.
    case cautious
    /// Bids what its hand is worth.
    case balanced
    /// Bids a little more than its hand is worth.
    case bold

    /// Added to the points expected from a hand, in hundredths of a point.
    var boldness: Int {
      switch self {
      case .cautious: -100
      case .balanced: 0
      case .bold: 150
      }
    }
  }

  /// The settings as text: the level, then those that differ from the defaults.
  public var text: String {
    level.rawValue + (style == .balanced ? "" : ":\(style.rawValue)")
      + (memory == Self.fullMemory ? "" : ":memory=\(memory)")
      + (peek == .none ? "" : ":peek=\(peek.ninths)")
  }

  /// Reads settings from text; nil if part of it is not a setting or appears twice.
  ///
  /// The settings may follow the level in any order.
  public init?(text: some StringProtocol) {
    let words = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let level = words.first.flatMap({ Level(rawValue: String($0)) }) else { return nil }
    self.init(level: level)
    var changed: Set<PartialKeyPath<BotSettings>> = []
    for word in words.dropFirst() {
      guard let setting = set(word), changed.insert(setting).inserted else { return nil }
    }
  }

  /// Reads one setting that follows the level: a style, `memory=0…9` or `peek=0…9`.
  ///
  /// Returns the setting that it changed; nil, and no change, if the word is not a setting.
  public mutating func set(_ word: some StringProtocol) -> PartialKeyPath<BotSettings>? {
    if let style = Style(rawValue: String(word)) {
      self.style = style
      return \.style
    }
    if let memory = Self.digit(of: word, after: "memory=") {
      self.memory = memory
      return \.memory
    }
    if let peek = Self.digit(of: word, after: "peek=").flatMap(Peek.init) {
      self.peek = peek
      return \.peek
    }
    return nil
  }

  private static func digit(of word: some StringProtocol, after start: String) -> Int? {
    guard word.hasPrefix(start), word.utf8.count == start.utf8.count + 1 else { return nil }
    return word.last.flatMap { $0.isASCII ? $0.wholeNumberValue : nil }
  }
}
