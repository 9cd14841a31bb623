import CommandOptions
import MueRules
import MueScreen
import MueTable
import MueWords

/// What the command line asks for.
enum Command: Hashable {
  case help
  case version
  case resume(speed: Speed?, isPlain: Bool)
  case new(NewGameWish)
  case day(isLine: Bool, speed: Speed?, isPlain: Bool)
  case games(isJSON: Bool)
  case open(GameWish, speed: Speed?, isPlain: Bool)
  case export(ExportWish)
  case check(file: String?)
  case checkLanguage(file: String)
  case score(file: String?)
  case rules(Document)
  case replay(file: String, hand: Int)
  case stats(StatsWish)
  case config(key: String?, value: String?)
  case doctor
  case host(HostWish)
  case join(JoinWish)

  /// Reads the arguments behind the program's name.
  init(_ arguments: [String], languages: Languages) throws(CommandError) {
    let options = try Self.parse(arguments)
    if options.has("help") {
      self = .help
      return
    }
    if options.has("version") {
      self = .version
      return
    }
    if let code = options.value(of: "lang"), languages.words(for: code) == nil {
      throw .unknownLanguage(code, known: languages.codes)
    }
    self = try Self.command(options)
  }

  private static func parse(_ arguments: [String]) throws(CommandError) -> ParsedOptions {
    let parser = OptionParser([
      OptionSpec("help", letter: "h"), OptionSpec("version", letter: "V"), OptionSpec("all"),
      OptionSpec("format", takesValue: true),
      OptionSpec("plain"), OptionSpec("line"),
      OptionSpec("players", takesValue: true), OptionSpec("to", takesValue: true),
      OptionSpec("hands", takesValue: true), OptionSpec("hand", takesValue: true),
      OptionSpec("seed", takesValue: true), OptionSpec("name", takesValue: true),
      OptionSpec("title", takesValue: true), OptionSpec("lang", takesValue: true),
      OptionSpec("level", takesValue: true), OptionSpec("style", takesValue: true),
      OptionSpec("memory", takesValue: true), OptionSpec("peek", takesValue: true),
      OptionSpec("own-peek", takesValue: true),
      OptionSpec("speed", takesValue: true), OptionSpec("json"), OptionSpec("rebuild"),
      OptionSpec("here"), OptionSpec("share", takesValue: true),
      OptionSpec("listen", takesValue: true), OptionSpec("grace", takesValue: true),
      OptionSpec("clock", takesValue: true), OptionSpec("resume"), OptionSpec("watch"),
      OptionSpec("mind", takesValue: true),
      OptionSpec("since", takesValue: true), OptionSpec("until", takesValue: true),
    ])
    do {
      return try parser.parse(arguments)
    } catch {
      throw .option(error)
    }
  }

  private static func command(_ options: ParsedOptions) throws(CommandError) -> Command {
    let name = options.words.first
    let taking = ["check", "check-language", "score", "replay", "rules", "export", "open"]
    let words =
      name == "join" ? 7 : name == "config" ? 3 : name.map(taking.contains) == true ? 2 : 1
    if let extra = options.words.dropFirst(words).first {
      throw .unexpectedWord(extra)
    }
    let file = options.words.dropFirst().first
    switch name {
    case nil:
      try options.allow(["lang", "speed", "plain"], in: "mue")
      return .resume(speed: try speed(options), isPlain: options.has("plain"))
    case "new":
      try options.allow(
        ["lang", "speed", "plain"] + NewGameWish.options, in: "mue new")
      return .new(try NewGameWish(options, speed: speed(options)))
    case "day":
      try options.allow(["lang", "speed", "plain", "line"], in: "mue day")
      return .day(
        isLine: options.has("line"), speed: try speed(options), isPlain: options.has("plain"))
    case "games":
      try options.allow(["lang", "json"], in: "mue games")
      return .games(isJSON: options.has("json"))
    case "open":
      try options.allow(["lang", "speed", "plain"], in: "mue open")
      guard let file else { throw .missingGame }
      return .open(GameWish(file), speed: try speed(options), isPlain: options.has("plain"))
    case "export":
      try options.allow(["lang"] + ExportWish.options, in: "mue export")
      return .export(try ExportWish(options, game: file))
    case "check":
      try options.allow(["lang"], in: "mue check")
      return .check(file: file)
    case "check-language":
      try options.allow(["lang"], in: "mue check-language")
      guard let file else { throw .missingFile(command: "mue check-language") }
      return .checkLanguage(file: file)
    case "score":
      try options.allow(["lang"], in: "mue score")
      return .score(file: file)
    case "rules":
      try options.allow(["lang"], in: "mue rules")
      guard let page = Document(rawValue: file ?? "rules") else {
        throw .unknownPage(file ?? "", known: Document.allCases.map(\.rawValue))
      }
      return .rules(page)
    case "replay":
      try options.allow(["lang", "hand"], in: "mue replay")
      guard let file else { throw .missingFile(command: "mue replay") }
      return .replay(file: file, hand: try hand(options))
    case "stats":
      try options.allow(["lang"] + StatsWish.options, in: "mue stats")
      return .stats(try StatsWish(options))
    case "config":
      try options.allow(["lang"], in: "mue config")
      return .config(key: file, value: options.words.dropFirst(2).first)
    case "doctor":
      try options.allow(["lang"], in: "mue doctor")
      return .doctor
    case "host":
      try options.allow(["lang", "speed"] + NewGameWish.options + HostWish.options, in: "mue host")
      return .host(try HostWish(options, speed: speed(options)))
    case "join":
      try options.allow(["lang", "speed"] + JoinWish.options, in: "mue join")
      return .join(try JoinWish(options, speed: speed(options)))
    case .some(let other): throw .unknownCommand(other)
    }
  }

  private static func hand(_ options: ParsedOptions) throws(CommandError) -> Int {
    do {
      return try options.number(of: "hand", in: 1...1_000_000) ?? 1
    } catch {
      throw .option(error)
    }
  }

  private static func speed(_ options: ParsedOptions) throws(CommandError) -> Speed? {
    guard let text = options.value(of: "speed") else { return nil }
    guard let speed = Speed(rawValue: text) else {
      throw .notOffered(option: "speed", value: text, of: Speed.allCases.map(\.rawValue))
    }
    return speed
  }
}

extension ParsedOptions {
  /// Throws when an option was given that a command does not have.
  fileprivate func allow(_ names: [String], in command: String) throws(CommandError) {
    let all =
      ["lang", "speed", "plain", "hand", "line"] + NewGameWish.options + StatsWish.options
      + ExportWish.options + HostWish.options + JoinWish.options
    for name in all where has(name) && !names.contains(name) {
      throw .foreignOption(name, command: command)
    }
  }
}
