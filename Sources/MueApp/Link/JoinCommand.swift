import MueGame
import MueWords
import Platform

/// Sits down at somebody else's table: `mue join`.
struct JoinCommand {
  let context: AppContext
  let arguments: JoinArguments

  /// Goes there; says in a sentence why that cannot be.
  func run() -> ExitCode {
    let network = SystemNetwork(environment: context.environment)
    let finder = AddressResolver(
      context: context, language: context.words.code, network: network,
      seats: SeatFiles(context.directories, isForProgram: arguments.bot != nil),
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
        terminal: SeatFiles.terminal(context.environment))
    }
    let outcome =
      arguments.bot.map { play($0, link) }
      ?? TableCommand(context: context, speed: arguments.speed, isPlain: false).guest(link)
    if case .sentAway(let phrase) = outcome { context.complain(phrase) }
    return outcome
  }

  /// The way to the table; a code that is missing is asked for where a person can answer.
  private func way(by finder: AddressResolver) throws(JoinFault) -> JoinTarget {
    do throws(JoinFault) {
      return try finder.way(to: arguments.place, code: arguments.code)
    } catch {
      guard case .codeMissing(let place) = error else { throw error }
      while let code = typedCode(for: place) {
        do throws(JoinFault) {
          return try finder.way(to: place, code: code)
        } catch {
          context.complain(error.phrase)
        }
      }
      throw error
    }
  }

  /// What the person answers when asked for a code; nil for nothing, and without a terminal.
  private func typedCode(for place: String) -> String? {
    guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return nil }
    try? ByteSink.standardError.write(context.words(.codePrompt(place: place)) + " ")
    let words = readLine()?.split(whereSeparator: \.isWhitespace) ?? []
    return words.isEmpty ? nil : words.joined(separator: "-")
  }

  /// Has a program play, without a screen.
  private func play(_ command: String, _ link: (any Clock) -> GuestController) -> ExitCode {
    guard let console = context.lineConsole() else { return .failed }
    defer { console.close() }
    let clock = SystemClock()
    return ProgramGuest(
      context: context, command: command, console: console, clock: clock, link: link(clock)
    ).run()
  }

  private var name: PlayerName {
    arguments.name ?? context.personName(context.settings.preferences, context.words)
  }
}
