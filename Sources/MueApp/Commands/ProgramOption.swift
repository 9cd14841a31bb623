import MueBots
import MueGame
import MueRules
import MueWire
import MueWords
import Platform

/// An option of `mue`, and the commands that take it.
///
/// Together with `Command.all`, `all` is the single source for the command line: the parser,
/// `--help`, the manual and the completions. `make docs` generates their lists.
struct ProgramOption {
  let name: String
  var letter: Character?
  /// The manual's name for the value; nil if the option takes none.
  var value: String?
  /// The possible values; empty if any text is allowed.
  var values: [String] = []
  /// The commands that take the option; nil is `mue` without a command.
  let commands: [Command?]
  /// A summary for the completions.
  let abstract: String
  /// The text of the manual: `--name` is an option, `*name*` a value, `name(1)` a manual page,
  /// `§name§` a section; lists of values replace `{values}` and `{languages}`.
  let discussion: String

  /// The specification for the command-line parser.
  var spec: OptionSpec { OptionSpec(name, letter: letter, takesValue: value != nil) }

  private static let anywhere: [Command?] = [nil] + Command.all
  private static let digits = (0...9).map(String.init)

  /// All options, in the order of the manual.
  static let all = [
    ProgramOption(
      name: "all", commands: [.export], abstract: "all games",
      discussion: "Writes all games instead of one."),
    ProgramOption(
      name: "format", value: "format", values: ExportArguments.Format.allCases.map(\.rawValue),
      commands: [.export], abstract: "what it is written as",
      discussion: """
        One of {values}: one line of `mue-hand/1` for each finished hand (the default), a score sheet \
        to read, or a drawing of the table, for one game only.
        """),
    ProgramOption(
      name: "size", value: "size", values: ExportArguments.sizes, commands: [.export],
      abstract: "columns and rows of the drawing",
      discussion: "The size of the drawing in columns and rows: {values} (118x40)."),
    ProgramOption(
      name: "watch", commands: [.join], abstract: "only look on", discussion: "Only watches."),
    ProgramOption(
      name: "players", value: "n", values: PlayerCount.allCases.map { String($0.rawValue) },
      commands: [.new, .host], abstract: "seats, yours included",
      discussion: "Seats, yours included: {values} (5)."),
    ProgramOption(
      name: "to", value: "points", values: Rules.classic.length.points.map(String.init),
      commands: [.new, .host], abstract: "play to a total",
      discussion: "Plays to a total of {values} (200)."),
    ProgramOption(
      name: "hands", value: "n", commands: [.new, .host], abstract: "play a number of hands",
      discussion: "Plays a number of hands instead."),
    // Friends agree on each deal, so their tables have no seed; par exists only for a person alone.
    ProgramOption(
      name: "seed", value: "n", commands: [.new], abstract: "number of the deals",
      discussion: "The number that the deals come from: the same number, the same cards."),
    ProgramOption(
      name: "name", value: "name", commands: [.new, .host, .join], abstract: "your name",
      discussion: "Your name (setting, else that of the login)."),
    ProgramOption(
      name: "level", value: "level", values: BotSettings.Level.allCases.map(\.rawValue),
      commands: [.new, .host], abstract: "how well the computer plays",
      discussion: "How well the computer plays: {values} (setting, at first club)."),
    ProgramOption(
      name: "style", value: "style", values: Company.allCases.map(\.rawValue),
      commands: [.new, .host], abstract: "how it bids",
      discussion: """
        How it bids: {values} (setting, at first balanced); mixed gives each player a style of its own.
        """),
    ProgramOption(
      name: "memory", value: "n", values: digits, commands: [.new, .host],
      abstract: "how many cards it remembers",
      discussion: "How many of the cards played it remembers: {values}, which is all (9)."),
    ProgramOption(
      name: "peek", value: "n", values: digits, commands: [.new, .host],
      abstract: "what share of others' cards it sees",
      discussion: """
        An open handicap: what share of the others' cards it sees, {values} (0). At a table of friends \
        no computer player sees any.
        """),
    ProgramOption(
      name: "own-peek", value: "n", values: digits, commands: [.new, .host],
      abstract: "what share of others' cards you see",
      discussion: """
        The same for you (0). Such a game is no best result. Friends at your table are told, and must \
        agree before they sit down.
        """),
    ProgramOption(
      name: "speed", value: "speed", values: Speed.allCases.map(\.rawValue),
      commands: [nil, .new, .day, .open, .host, .join], abstract: "pace of the table",
      discussion: "The pace of the table: {values} (setting)."),
    ProgramOption(
      name: "title", value: "title", commands: [.new, .host],
      abstract: "name of the game on the shelf",
      discussion: "The name of the game among your games."),
    ProgramOption(
      name: "par", commands: [.new], abstract: "match against par",
      discussion: """
        A match against par: after each hand an expert plays your seat too, with the same cards against \
        the same opponents. The differences of your scores decide the match.
        """),
    ProgramOption(
      name: "plain", commands: [nil, .new, .day, .practice, .open, .replay, .host, .join],
      abstract: "in lines of text",
      discussion: "Shows the game in lines of text; see §Lines of text§."),
    ProgramOption(
      name: "screen", commands: [nil, .new, .day, .practice, .open, .replay, .host, .join],
      abstract: "on the screen",
      discussion: "Uses the screen this time, where the setting `display` says lines."),
    ProgramOption(
      name: "line", commands: [.day], abstract: "print the result as a line",
      discussion: """
        Prints the last result as a line that gives no card away, without playing: a square for each \
        trick, your side's in green, then your points and par.
        """),
    ProgramOption(
      name: "ascii", commands: [.day], abstract: "the line in plain ASCII",
      discussion: "With --line: a # for each trick of your side and a full stop for each other one."
    ),
    ProgramOption(
      name: "calendar", commands: [.day], abstract: "print the days played",
      discussion: "Prints the days played with your points, month by month, and how many in a row."),
    ProgramOption(
      name: "hand", value: "n", commands: [.replay], abstract: "begin with a hand",
      discussion: "Begins with the *n*th hand."),
    ProgramOption(
      name: "json", commands: [.games, .stats, .coach], abstract: "as JSON",
      discussion: "Writes JSON: `mue-games/1`, `mue-stats/1` or `mue-coach/1`."),
    ProgramOption(
      name: "rebuild", commands: [.stats], abstract: "read all games again",
      discussion: "Reads all saved games again first."),
    ProgramOption(
      name: "since", value: "day", commands: [.stats], abstract: "first day",
      discussion: "Counts only this day and later ones, written as in 2026-11-21."),
    ProgramOption(
      name: "until", value: "day", commands: [.stats], abstract: "last day",
      discussion: "Counts only this day and earlier ones."),
    ProgramOption(
      name: "forget", commands: [.coach], abstract: "forget all reviews",
      discussion: "Forgets the reviews of all hands so far, for good; the results stay."),
    ProgramOption(
      name: "here", commands: [.host], abstract: "on this machine",
      discussion: """
        Opens the table on this machine, through a socket in the file system; nothing listens on the \
        network. Friends type `mue join`, over ssh(1) too. They share your account, and each program \
        has a seat of its own. Started again after a crash it finds that seat, by the terminal or by \
        --name.
        """),
    ProgramOption(
      name: "share", value: "whom", values: Sharing.allCases.map(\.rawValue), commands: [.host],
      abstract: "for whose accounts of this machine",
      discussion: """
        The same for other accounts of this machine: {values}; the first is --here.
        """),
    ProgramOption(
      name: "listen", value: "address[:port]", commands: [.host], abstract: "in a network",
      discussion: """
        Listens in a network, always encrypted (127.0.0.1:7155).
        A name stands for its addresses on this machine, :: for all addresses, IPv4 and IPv6,
        and 0.0.0.0 for all of IPv4.
        """),
    ProgramOption(
      name: "grace", value: "seconds", commands: [.host], abstract: "when the computer stands in",
      discussion: "When the computer stands in for a friend who is away: 1 to 3600 (60)."),
    ProgramOption(
      name: "release", value: "seconds", commands: [.host],
      abstract: "when somebody else may have a seat",
      discussion: """
        When somebody else may take the seat of a friend who is away or asleep: 1 to 86400 (600). \
        Until then, the friend may come back.
        """),
    ProgramOption(
      name: "clock", value: "seconds", commands: [.host], abstract: "longest time for a decision",
      discussion: "The time for a decision: 5 to 3600 (no limit)."),
    ProgramOption(
      name: "explain-bids", value: "switch", values: Switch.allCases.map(\.rawValue),
      commands: [.host], abstract: "whether programs explain bids",
      discussion: """
        Whether the programs at the table explain what bids say: {values} (on). It is decided before \
        the match, and everybody is told.
        """),
    ProgramOption(
      name: "resume", commands: [.host], abstract: "the table that was closed last",
      discussion: """
        Opens the table that was closed last again, or that of another game with friends if its number \
        or its name follows.
        """),
    ProgramOption(
      name: "folder", value: "folder", commands: [.room], abstract: "the folder of the room",
      discussion: "The folder of the room, an absolute path (/var/lib/mue-room)."),
    ProgramOption(
      name: "bot", value: "command", commands: [.join], abstract: "a program plays",
      discussion: """
        Lets a program of yours play, one that speaks `mue-mind/1` (see mue-arena(6)); the shell runs \
        *command*. There is no screen: what happens is printed in lines. Started again, it finds its \
        seat.
        """),
    ProgramOption(
      name: "colors", value: "colours", values: ColorDepth.allCases.map(\.rawValue),
      commands: [nil, .new, .day, .practice, .open, .replay, .host, .join],
      abstract: "how many colours",
      discussion: """
        How many colours the screen has: {values} (setting, at first auto: as many as the terminal \
        has, by its description, `COLORTERM` or its own answer).
        """),
    ProgramOption(
      name: "lang", value: "code", commands: anywhere, abstract: "language",
      discussion: "The language: {languages} or the name of a language file of your own."),
    ProgramOption(
      name: "help", letter: "h", commands: anywhere, abstract: "print a short help",
      discussion: "Prints a short help, after a command that of the command, and exits."),
    ProgramOption(
      name: "version", letter: "V", commands: anywhere, abstract: "print the version",
      discussion: "Prints the version and exits."),
  ]
}

extension AppContext {
  /// The text of `--help`; `{lang}` becomes the values of `--lang` separated by bars, and
  /// `{level|or}` those of `--level` as a list with that word before the last.
  var help: String {
    let text = text("mue.txt", words.code) ?? ""
    return Template(text).filled { place in
      let parts = place.split(separator: "|")
      let name = parts.first.map(String.init)
      guard let option = ProgramOption.all.first(where: { $0.name == name }) else { return nil }
      let values = option.name == "lang" ? languages.codes : option.values
      guard parts.count > 1, let last = values.last else { return values.joined(separator: "|") }
      return values.dropLast().joined(separator: ", ") + " \(parts[1]) \(last)"
    } ?? text
  }

  /// The help for one command: its own lines, and those for options that every command takes.
  func help(on command: Command) -> String {
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = "  mue \(command.name)"
    guard let first = lines.firstIndex(where: { $0 == start || $0.hasPrefix(start + " ") })
    else { return help }
    let more = lines[(first + 1)...].prefix { $0.hasPrefix("      ") }
    let everywhere = lines.filter { $0.contains(text: "--help") }
    return ([lines[first]] + more + [""] + everywhere + [""]).joined(separator: "\n")
  }
}
