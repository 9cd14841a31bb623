import Platform

/// An option of the arena, and the commands that take it.
struct ArenaOption {
  let spec: OptionSpec
  let commands: [ArenaCommand]

  private init(
    _ name: String, letter: Character? = nil, takesValue: Bool = true, _ commands: [ArenaCommand]
  ) {
    spec = OptionSpec(name, letter: letter, takesValue: takesValue)
    self.commands = commands
  }

  /// The commands that compare players at tables.
  private static let tables = [ArenaCommand.play, .duel, .ladder, .exploit, .curve]
  /// All commands that play deals with a number of playouts.
  private static let deals =
    tables + [.samples, .puzzles, .coach, .hints, .chances, .endings, .readings]

  static let all = [
    ArenaOption("players", letter: "p", deals + [.inference]),
    ArenaOption("deals", letter: "n", deals + [.auctions, .inference]),
    ArenaOption("seed", letter: "s", deals + [.auctions, .review, .bot]),
    ArenaOption(
      "bots", letter: "b", [.play, .ladder, .coach, .chances, .endings, .readings, .signature]),
    ArenaOption("x", letter: "x", [.duel, .curve]),
    ArenaOption("y", letter: "y", [.duel, .curve]),
    ArenaOption("playouts", deals + [.auctions, .review, .bot]),
    ArenaOption("budget-ms", tables + [.review, .bench]),
    ArenaOption("jobs", letter: "j", deals + [.auctions, .review, .inference]),
    ArenaOption("record", [.play]),
    ArenaOption("samples", [.play, .samples]),
    ArenaOption("bids", takesValue: false, [.play]),
    ArenaOption("net", [.samples]),
    ArenaOption("contracts", [.duel, .exploit, .curve, .inference]),
    ArenaOption("from", [.duel, .exploit, .curve]),
    ArenaOption("budgets", [.curve]),
    ArenaOption("games", [.bench]),
    ArenaOption("count", [.puzzles, .auctions]),
    ArenaOption("steps", [.hints]),
    ArenaOption("seat", [.review]),
    ArenaOption("bot", [.samples, .exploit, .review, .inference]),
    ArenaOption("json", takesValue: false, tables + [.join, .review, .bench]),
    ArenaOption("help", letter: "h", takesValue: false, ArenaCommand.allCases),
    ArenaOption("version", letter: "V", takesValue: false, ArenaCommand.allCases),
  ]
}
