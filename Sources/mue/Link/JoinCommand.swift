import Glibc
import MueTable
import MueWords
import Streams

/// Sits down at somebody else's table: `mue join`.
struct JoinCommand {
  let house: House
  let wish: JoinWish

  /// Goes there; says in a sentence why that cannot be.
  func run() -> Outcome {
    let network = Network(environment: house.environment)
    let finder = WayFinder(
      house: house, language: house.words.code, neighbourhood: network,
      seats: SeatFiles(house.directories, isForProgram: wish.mind != nil), name: wish.name)
    let way: TableWay
    do throws(JoinFault) {
      way = try self.way(by: finder)
    } catch {
      house.complain(error.phrase)
      return .failed
    }
    let link = { (clock: any Timepiece) in
      GuestLink(
        by: way, name: name, isWatching: wish.isWatching, through: network, clock: clock,
        terminal: SeatFiles.terminal(house.environment))
    }
    let outcome =
      wish.mind.map { play($0, link) }
      ?? TableCommand(house: house, speed: wish.speed, isPlain: false).guest(link)
    if case .sentAway(let phrase) = outcome { house.complain(phrase) }
    return outcome
  }

  /// The way to the table; a code that is missing is asked for where a person can answer.
  private func way(by finder: WayFinder) throws(JoinFault) -> TableWay {
    do throws(JoinFault) {
      return try finder.way(to: wish.place, code: wish.code)
    } catch {
      guard case .codeMissing(let place) = error else { throw error }
      while let code = typedCode(for: place) {
        do throws(JoinFault) {
          return try finder.way(to: place, code: code)
        } catch {
          house.complain(error.phrase)
        }
      }
      throw error
    }
  }

  /// What the person answers when asked for a code; nil for nothing, and without a terminal.
  private func typedCode(for place: String) -> String? {
    guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return nil }
    try? ByteSink.standardError.write(house.words(.codePrompt(place: place)) + " ")
    let words = readLine()?.split(whereSeparator: \.isWhitespace) ?? []
    return words.isEmpty ? nil : words.joined(separator: "-")
  }

  /// Has a program play, without a screen.
  private func play(_ command: String, _ link: (any Timepiece) -> GuestLink) -> Outcome {
    guard let console = house.lineConsole() else { return .failed }
    defer { console.close() }
    let clock = SystemClock()
    return MindGuest(
      house: house, command: command, console: console, clock: clock, link: link(clock)
    ).run()
  }

  private var name: PlayerName {
    wish.name ?? house.personName(house.settings.preferences, house.words)
  }
}
