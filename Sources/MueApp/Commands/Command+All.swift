import MueUI
import Platform

extension Command {
  /// All commands, in the order of the manual.
  static let all = [
    new, day, practice, games, open, export, host, join, room, rules, replay, stats, coach, check,
    checkLanguage, score, config, doctor,
  ]

  static let new = Command("new", "begin a new game") { options throws(CommandError) in
    let arguments = try NewGameArguments(options)
    return { TableCommand(context: $0, speed: arguments.speed).new(arguments) }
  }

  static let day = Command("day", "the deal of the day") { options throws(CommandError) in
    let speed = try options.speed
    return { context in
      if options.has("line") {
        return DayLineCommand(context: context, isASCII: options.has("ascii")).run()
      }
      return options.has("calendar")
        ? DayCalendarCommand(context: context).run()
        : TableCommand(context: context, speed: speed).day()
    }
  }

  static let practice = Command("practice", "puzzles, five a day") { _ in
    { TableCommand(context: $0, speed: nil).practise() }
  }

  static let games = Command("games", "list all games") { options in
    { GamesCommand(context: $0).run(isJSON: options.has("json")) }
  }

  static let open = Command("open", "sit down at a game of the shelf", words: ["game"]) {
    options throws(CommandError) in
    guard let game = options.argument else { throw .missingGame }
    let speed = try options.speed
    return { context in
      guard let (number, _) = context.savedGame(GameSelector(game)) else { return .failed }
      return TableCommand(context: context, speed: speed).open(number)
    }
  }

  static let export = Command(
    "export", "write a game as records, text or a drawing", words: ["game"]
  ) { options throws(CommandError) in
    let arguments = try ExportArguments(options)
    return { ExportCommand(context: $0, arguments: arguments).run() }
  }

  /// `--resume` may be followed by a game.
  static let host = Command("host", "open a table for friends", mostWords: 1) {
    options throws(CommandError) in
    let arguments = try HostArguments(options)
    return { HostCommand(context: $0, arguments: arguments).run() }
  }

  /// The code may be typed as five separate words.
  static let join = Command(
    "join", "sit down at a friend's table", words: ["address", "code"], mostWords: 6
  ) { options throws(CommandError) in
    let arguments = try JoinArguments(options)
    return { context in
      CommandLine.conceal(arguments.codeWords)
      return JoinCommand(context: context, arguments: arguments).run()
    }
  }

  static let room = Command(
    "room", "a card room for ssh", words: ["action"], mostWords: RoomArguments.mostWords
  ) {
    options throws(CommandError) in
    let arguments = try RoomArguments(options)
    return { context throws(CommandError) in try arguments.run(in: context) }
  }

  static let rules = Command("rules", "print the rules or another page", words: ["page"]) {
    options throws(CommandError) in
    let page = options.argument ?? "rules"
    guard let document = Document(rawValue: page) else {
      throw .unknownPage(page, known: Document.allCases.map(\.rawValue))
    }
    return { RulesCommand(context: $0).run(document) }
  }

  static let replay = Command(
    "replay", "step through hands that are over", words: ["file | game"]
  ) { options throws(CommandError) in
    let file = try options.file(of: "replay")
    let hand = try options.integer("hand", in: 1...1_000_000) ?? 1
    return { ReplayCommand(context: $0, name: file, hand: hand).run() }
  }

  static let stats = Command("stats", "best results and statistics") {
    options throws(CommandError) in
    let arguments = try StatsArguments(options)
    return { StatsCommand(context: $0).run(arguments) }
  }

  static let coach = Command("coach", "what your decisions cost") { options in
    {
      CoachCommand(context: $0).run(isJSON: options.has("json"), forgets: options.has("forget"))
    }
  }

  static let check = Command("check", "judge hand records", words: ["file"]) { options in
    { CheckCommand(context: $0).run(file: options.argument) }
  }

  static let checkLanguage = Command(
    "check-language", "what a language of your own lacks", words: ["file"]
  ) { options throws(CommandError) in
    let file = try options.file(of: "check-language")
    return { CheckLanguageCommand(context: $0).run(file: file) }
  }

  static let score = Command(
    "score", "score hands played with real cards", words: ["file"]
  ) { options in
    { ScoreCommand(context: $0).run(file: options.argument) }
  }

  static let config = Command(
    "config", "show or set the settings", words: ["key", "value"]
  ) { options in
    { context throws(CommandError) in
      try ConfigCommand(context: context)
        .run(key: options.argument, value: options.words.dropFirst(2).first)
    }
  }

  static let doctor = Command("doctor", "look for what is wrong") { _ in
    { DoctorCommand(context: $0).run() }
  }
}

extension ParsedOptions {
  /// The file that a command requires.
  ///
  /// - Throws: `missingFile`.
  fileprivate func file(of command: String) throws(CommandError) -> String {
    guard let argument else { throw .missingFile(command: "mue \(command)") }
    return argument
  }
}
