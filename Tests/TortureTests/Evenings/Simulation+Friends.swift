import MueRules
import MueTable
import MueWire

@testable import mue

extension Simulation {
  /// How an evening with friends begins: at their table, or at one opened for them; nil for an evening without.
  func beginningWithFriends(
    _ house: House, _ around: Surroundings, in street: SimulatedStreet
  ) throws -> Beginning? {
    switch chance.below(8) {
    case 0: atTheirs(around, street)
    case 1: try atOurs(house, around)
    default: nil
    }
  }

  private func atTheirs(_ around: Surroundings, _ street: SimulatedStreet) -> Beginning? {
    guard let table = street.tablesHere().first else { return nil }
    let way = TableWay(
      destination: .local(table), place: table.path, token: nil,
      file: around.linkFolder.seats.fileForNewSeat())
    let link = GuestLink(
      by: way, name: PlayerName("Ada") ?? .nobody, isWatching: chance.below(8) == 0,
      through: street, clock: clock)
    return Beginning(
      keeper: nil, isAtTable: false, notice: nil, door: .guest(link, isFromFoyer: false))
  }

  private func atOurs(_ house: House, _ around: Surroundings) throws -> Beginning? {
    let waker = Waker()
    let opening = Opening(sharing: .mine)
    guard let lines = try? opening.lines(in: house, through: around.neighbourhood, waking: waker)
    else {
      return nil
    }
    var wish = NewGameWish()
    wish.players = PlayerCount(rawValue: 3 + chance.below(4))
    wish.end = .hands(1 + chance.below(2))
    wish.seed = chance.next() >> 1
    let game = try house.newGame(wish)
    let link = opening.link(
      for: game.match.rules, game.players.openToFriends, lines: lines, waker: waker, in: house,
      around, language: house.words.code)
    return Beginning(
      keeper: nil, isAtTable: false, notice: nil, door: .lobby(link, title: nil))
  }
}
