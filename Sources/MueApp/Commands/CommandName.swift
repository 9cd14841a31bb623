import Platform

/// The commands, each with its options and the number of its words.
///
/// The manual, `--help` and the completions list the same; `Tests/ProgramTests/Manual` compares
/// them.
enum CommandName: String, CaseIterable {
  case new
  case day
  case practice
  case games
  case open
  case export
  case host
  case join
  case rules
  case replay
  case stats
  case coach
  case check
  case checkLanguage = "check-language"
  case score
  case config
  case doctor

  static let options = [
    OptionSpec("help", letter: "h"), OptionSpec("version", letter: "V"), OptionSpec("all"),
    OptionSpec("format", takesValue: true),
    OptionSpec("plain"), OptionSpec("line"),
    OptionSpec("players", takesValue: true), OptionSpec("to", takesValue: true),
    OptionSpec("hands", takesValue: true), OptionSpec("hand", takesValue: true),
    OptionSpec("seed", takesValue: true), OptionSpec("name", takesValue: true),
    OptionSpec("title", takesValue: true), OptionSpec("lang", takesValue: true),
    OptionSpec("level", takesValue: true), OptionSpec("style", takesValue: true),
    OptionSpec("memory", takesValue: true), OptionSpec("peek", takesValue: true),
    OptionSpec("own-peek", takesValue: true), OptionSpec("par"),
    OptionSpec("speed", takesValue: true), OptionSpec("json"), OptionSpec("rebuild"),
    OptionSpec("forget"),
    OptionSpec("here"), OptionSpec("share", takesValue: true),
    OptionSpec("listen", takesValue: true), OptionSpec("grace", takesValue: true),
    OptionSpec("release", takesValue: true),
    OptionSpec("clock", takesValue: true), OptionSpec("resume"), OptionSpec("watch"),
    OptionSpec("mind", takesValue: true),
    OptionSpec("since", takesValue: true), OptionSpec("until", takesValue: true),
  ]

  /// The options of every command.
  static let everywhere = ["lang", "help", "version"]

  /// The options of `mue` without a command, in addition to those of every command.
  static let ownOfNone = ["speed", "plain"]

  /// The options of a command, in addition to those of every command.
  var own: [String] {
    switch self {
    case .new: ["speed", "plain"] + NewGameArguments.options
    case .day: ["speed", "plain", "line"]
    case .practice: ["plain"]
    case .open: ["speed", "plain"]
    case .games: ["json"]
    case .export: ExportArguments.options
    // All players agree on the deals, so they have no seed; par is for one person alone.
    case .host:
      ["speed"] + NewGameArguments.options.filter { !["seed", "par"].contains($0) }
        + HostArguments.options
    case .join: ["speed"] + JoinArguments.options
    case .replay: ["hand"]
    case .stats: StatsArguments.options
    case .coach: ["json", "forget"]
    case .rules, .check, .checkLanguage, .score, .config, .doctor: []
    }
  }

  /// The most words that may follow it; a join code may be typed as five.
  var mostWords: Int {
    switch self {
    case .new, .day, .practice, .games, .stats, .coach, .doctor: 0
    case .host, .open, .export, .rules, .replay, .check, .checkLanguage, .score: 1
    case .config: 2
    case .join: 6
    }
  }
}
