import MueBots
import MueGame
import MueRules
import Platform

/// A player as written on a command line: `club`, `expert:bold:peek=2`, `cmd:python3 bot.py`.
///
/// A level may be followed by settings, as in `BotSettings`; here a setting may be repeated, and
/// the last one counts. After an `@` a bot may have a budget of its own: `expert@200p` for
/// playouts, `expert@30ms` for processor time. A command for the shell follows `cmd:`. In a list,
/// commas separate players; a comma within a command is written `\,`.
struct PlayerSpec: Sendable {
  enum Player: Hashable, Sendable {
    case computer(BotSettings)
    /// A bot that serves only for comparison.
    case yardstick(Yardstick)
    /// The player with perfect information, which is not a `Bot`.
    case omniscient
    /// A program that speaks `mue-mind/1`, given by its command.
    case program(String)
  }

  let player: Player
  /// Its thinking time for each decision; nil for that of the others.
  let thinking: Thinking?
  /// Its policies: the shipped ones, or those of a file.
  private let policyStore: PolicyStore
  /// The simple rule that it follows whenever it applies; nil for none.
  let habit: Habit?
  /// The text it was parsed from, also its name in reports.
  let text: String

  /// The names of all bots, yardsticks first, then the levels in order of strength.
  static let bots = Yardstick.allCases.map(\.rawValue) + levels

  /// The names of the levels, weakest first.
  static let levels = BotSettings.Level.allCases.map(\.rawValue)

  init(_ text: String) throws(ArenaError) {
    self.text = text
    if text.hasPrefix("cmd:") {
      let command = String(text.dropFirst(4))
      guard command.contains(where: { !$0.isWhitespace }) else { throw .unknownBot(text) }
      player = .program(command)
      habit = nil
      thinking = nil
      policyStore = Self.shippedPolicies
      return
    }
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    thinking = try parts.dropFirst().first.map { budget throws(ArenaError) in
      guard let thinking = Thinking(text: budget) else {
        throw .badSetting(bot: text, setting: "@" + budget)
      }
      return thinking
    }
    let words = parts[0].split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
    let level = BotSettings.Level(rawValue: words[0])
    let defaults = BotSettings(level: level ?? .club)
    var settings = defaults
    var policyStore = Self.shippedPolicies
    var habit: Habit?
    for word in words.dropFirst() {
      if word.hasPrefix("policy=") {
        policyStore = try Self.policies(in: String(word.dropFirst(7)))
      } else if word.hasPrefix("habit="), let named = Habit(rawValue: String(word.dropFirst(6))) {
        habit = named
      } else if settings.set(word) == nil {
        throw .badSetting(bot: text, setting: word)
      }
    }
    self.policyStore = policyStore
    self.habit = habit
    if level != nil {
      player = .computer(settings)
    } else if let yardstick = Yardstick(rawValue: words[0]) {
      player = .yardstick(yardstick)
    } else if words[0] == "omniscient" {
      player = .omniscient
    } else {
      throw .unknownBot(text)
    }
    if level == nil, settings != defaults { throw .noSettings(bot: text) }
    if player == .omniscient, habit != nil { throw .noSettings(bot: text) }
  }

  /// The same player, but with a habit.
  ///
  /// - Throws: `ArenaError.noSettings` if it is not a bot.
  func with(_ habit: Habit) throws(ArenaError) -> PlayerSpec {
    guard bot != nil else { throw .noSettings(bot: text) }
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let budget = parts.dropFirst().map { "@" + $0 }.joined()
    return try PlayerSpec("\(parts[0]):habit=\(habit.rawValue)\(budget)")
  }

  static func list(_ text: String) throws(ArenaError) -> [PlayerSpec] {
    var words = [""]
    var isEscaped = false
    for character in text {
      if isEscaped, character != "," { words[words.count - 1].append("\\") }
      if character == "," && !isEscaped {
        words.append("")
      } else if character != "\\" || isEscaped {
        words[words.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    if isEscaped { words[words.count - 1].append("\\") }
    var specs: [PlayerSpec] = []
    for word in words { specs.append(try PlayerSpec(word)) }
    return specs
  }

  /// The bot that decides; nil for the omniscient player and for programs.
  var bot: (any Bot)? {
    let bot: (any Bot)? =
      switch player {
      case .computer(let settings): settings.makeBot(policies)
      case .yardstick(let yardstick): yardstick.bot
      case .omniscient, .program: nil
      }
    guard let habit, let bot else { return bot }
    return HabitualBot(base: bot, habit: habit)
  }

  /// The policies; nil if their file is missing.
  var policies: Policies? { policyStore.policies }

  private static func policies(in file: String) throws(ArenaError) -> PolicyStore {
    let store = PolicyStore { try? ByteSource(plain: file).whole(upTo: PolicyFile.limit) }
    guard store.policies != nil else { throw .cannotRead(file: file) }
    return store
  }

  static let shippedPolicies = PolicyStore {
    try? Main.data.map {
      try ByteSource(plain: $0 + "/" + PolicyStore.name).whole(upTo: PolicyFile.limit)
    }
  }

  /// The settings of a computer player; nil for any other player.
  var settings: BotSettings? {
    if case .computer(let settings) = player { settings } else { nil }
  }

  /// The share of the others' cards shown to the player.
  var peek: Peek { settings?.peek ?? .none }
}

/// Players are equal if their texts are.
extension PlayerSpec: Hashable {
  static func == (left: PlayerSpec, right: PlayerSpec) -> Bool { left.text == right.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// The bots used to measure others, weakest first.
enum Yardstick: String, CaseIterable, Hashable, Sendable {
  case random
  /// Flat Monte Carlo search with random playouts.
  case flat
  /// The heuristics that playouts use.
  case plain

  var bot: any Bot {
    switch self {
    case .random: RandomBot()
    case .flat: FlatBot()
    case .plain: HeuristicBot()
    }
  }
}
