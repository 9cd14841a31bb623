import MueTable
import MueWords

/// Sits down at somebody else's table: `mue join`.
struct JoinCommand {
  let house: House
  let wish: JoinWish

  /// Goes there; says in a sentence why that cannot be.
  func run() -> Outcome {
    let network = Network(environment: house.environment)
    let finder = WayFinder(house: house, language: house.words.code, neighbourhood: network)
    let way: TableWay
    do throws(JoinFault) {
      way = try finder.way(to: wish.place, code: wish.code)
    } catch {
      house.complain(error.phrase)
      return .failed
    }
    let table = TableCommand(house: house, speed: wish.speed, isPlain: false)
    let outcome = table.guest { clock in
      GuestLink(
        by: way, name: name, isWatching: wish.isWatching, through: network, clock: clock,
        keeping: LinkFolder(house.directories))
    }
    if case .sentAway(let phrase) = outcome { house.complain(phrase) }
    return outcome
  }

  private var name: PlayerName {
    wish.name ?? house.personName(house.settings.preferences, house.words)
  }
}
