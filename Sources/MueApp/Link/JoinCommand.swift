import MueGame
import MueWords
import Platform

/// Joins somebody else's table: `mue join`.
struct JoinCommand {
  let context: AppContext
  let arguments: JoinArguments

  /// Joins the table, or prints why that is not possible.
  func run() -> ExitCode {
    let network = SystemNetwork(environment: context.environment)
    let seats = SeatFiles(context.directories, isForProgram: arguments.bot != nil)
    for notice in seats.damage { context.complain(notice.phrase) }
    let finder = AddressResolver(
      context: context, language: context.words.code, network: network, seats: seats,
      name: arguments.name)
    let way: JoinTarget
    do throws(JoinFault) {
      way = try self.way(by: finder)
    } catch {
      context.complain(error.phrase)
      return .failed
    }
    let link = { (clock: any Clock) in
      GuestController(
        by: way, name: name, isWatching: arguments.isWatching, through: network, clock: clock,
        words: HandWords(context), terminal: SeatFiles.terminal(context.environment))
    }
    let outcome =
      arguments.bot.map { play($0, link) }
      ?? TableCommand(context: context, speed: arguments.speed).guest(link)
    if case .sentAway(let phrase) = outcome { context.complain(phrase) }
    return outcome
  }

  /// The table to join; on a terminal, asks the person for a missing code.
  private func way(by finder: AddressResolver) throws(JoinFault) -> JoinTarget {
    do throws(JoinFault) {
      return try finder.way(to: arguments.address, code: arguments.code)
    } catch {
      guard case .codeMissing(let address) = error else { throw error }
      while let code = typedCode(for: address) {
        do throws(JoinFault) {
          return try finder.way(to: address, code: code)
        } catch {
          context.complain(error.phrase)
        }
      }
      throw error
    }
  }

  /// The code that the person types; nil if empty or without a terminal.
  private func typedCode(for address: String) -> String? {
    guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return nil }
    StandardStreams.complain(context.words(.codePrompt(place: address)) + " ")
    let words = readLine()?.split(whereSeparator: \.isWhitespace) ?? []
    return words.isEmpty ? nil : words.joined(separator: "-")
  }

  /// Lets a program play, without a screen.
  private func play(_ command: String, _ link: (any Clock) -> GuestController) -> ExitCode {
    guard let dependencies = context.dependencies(), let console = context.lineConsole() else {
      return .failed
    }
    defer { console.close() }
    return GuestLines(
      context: context, console: console, dependencies: dependencies,
      link: link(dependencies.clock), preferences: context.preferences(speed: nil),
      program: command
    ).run()
  }

  private var name: PlayerName {
    arguments.name ?? context.personName(context.settings.preferences, context.words)
  }
}

/// The arguments of `mue join`.
struct JoinArguments: Hashable {
  /// An address, or the name of a table on this machine; nil for the only one.
  let address: String?
  /// The words of a seat's code, as typed; empty if none is needed.
  let codeWords: [String]
  /// The player's name; nil for the one in the settings.
  let name: PlayerName?
  /// Whether the person only wants to watch.
  let isWatching: Bool
  /// The command of a program that plays instead of the person; nil for none.
  let bot: String?
  /// The speed of the table; nil for the one in the settings.
  let speed: Speed?

  /// The code of a seat; nil if none is needed.
  var code: String? { codeWords.isEmpty ? nil : codeWords.joined(separator: "-") }

  /// Parses the options of `mue join` and the words that follow, the address and the code.
  ///
  /// - Throws: `CommandError` for the first error.
  init(_ options: ParsedOptions) throws(CommandError) {
    let words = options.words.dropFirst()
    address = words.first
    codeWords = Array(words.dropFirst())
    name = try options.name
    isWatching = options.has("watch")
    bot = options.value(of: "bot")
    if bot != nil, isWatching { throw .foreignOption("watch", command: "mue join --bot") }
    speed = try options.speed
  }
}

extension CommandLine {
  /// Overwrites arguments where other accounts on the machine could read them, for example with
  /// `ps`.
  ///
  /// Copies made earlier are not affected.
  static func conceal(_ arguments: [String]) {
    for index in 1..<max(1, Int(argc)) {
      guard let argument = unsafeArgv[index], arguments.contains(String(cString: argument))
      else { continue }
      memset(argument, Int32(UInt8(ascii: "x")), strlen(argument))
    }
  }
}
