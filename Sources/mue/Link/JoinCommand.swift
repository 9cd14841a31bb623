import MueTable
import MueWords

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
      way = try finder.way(to: wish.place, code: wish.code)
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
