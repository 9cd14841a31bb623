import Platform

/// The commands of the arena, each with its options.
enum ArenaCommand: String, CaseIterable {
  case play
  case samples
  case duel
  case ladder
  case exploit
  case curve
  case join
  case review
  case puzzles
  case coach
  case hints
  case bench
  case inference
  case signature
  case bot = "mind"

  static let names = allCases.map(\.rawValue)

  static let options = [
    OptionSpec("players", letter: "p", takesValue: true),
    OptionSpec("deals", letter: "n", takesValue: true),
    OptionSpec("seed", letter: "s", takesValue: true),
    OptionSpec("minds", letter: "m", takesValue: true),
    OptionSpec("x", letter: "x", takesValue: true),
    OptionSpec("y", letter: "y", takesValue: true),
    OptionSpec("playouts", takesValue: true),
    OptionSpec("budget-ms", takesValue: true),
    OptionSpec("jobs", letter: "j", takesValue: true),
    OptionSpec("record", takesValue: true),
    OptionSpec("samples", takesValue: true),
    OptionSpec("bids"),
    OptionSpec("net", takesValue: true),
    OptionSpec("contracts", takesValue: true),
    OptionSpec("from", takesValue: true),
    OptionSpec("budgets", takesValue: true),
    OptionSpec("games", takesValue: true),
    OptionSpec("count", takesValue: true),
    OptionSpec("seat", takesValue: true),
    OptionSpec("mind", takesValue: true),
    OptionSpec("json"),
    OptionSpec("help", letter: "h"),
    OptionSpec("version", letter: "V"),
  ]

  private static let table = [
    "players", "deals", "seed", "playouts", "budget-ms", "jobs", "json",
  ]

  /// The options of this command alone.
  var own: [String] {
    switch self {
    case .play: Self.table + ["minds", "record", "samples", "bids"]
    case .duel: Self.table + ["x", "y", "contracts", "from"]
    case .samples:
      ["players", "deals", "seed", "playouts", "jobs", "mind", "net", "samples"]
    case .ladder: Self.table + ["minds"]
    case .exploit: Self.table + ["mind", "contracts", "from"]
    case .curve: Self.table + ["x", "y", "budgets", "contracts", "from"]
    case .join: ["json"]
    case .bench: ["games", "budget-ms", "json"]
    case .review: ["seat", "mind", "playouts", "budget-ms", "seed", "jobs", "json"]
    case .puzzles: ["players", "deals", "seed", "count", "playouts", "jobs"]
    case .coach: ["players", "deals", "seed", "playouts", "jobs", "minds"]
    case .hints: ["players", "deals", "seed", "playouts", "jobs"]
    case .inference: ["players", "deals", "jobs", "mind", "contracts"]
    case .signature: ["minds"]
    case .bot: ["playouts", "seed"]
    }
  }

  /// Checks that every option given belongs to the command.
  ///
  /// - Throws: `ArenaError.option` with the first one that does not.
  func check(_ parsed: ParsedOptions) throws(ArenaError) {
    let known = own + ["help", "version"]
    for option in Self.options where parsed.has(option.name) && !known.contains(option.name) {
      throw .option(.unknown("--" + option.name))
    }
  }
}
