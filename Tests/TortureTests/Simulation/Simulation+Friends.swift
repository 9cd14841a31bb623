import MueGame
import MueRules
import MueWire

@testable import MueApp

extension Simulation {
  /// How a session with friends begins: at their table, or at one opened for them; nil for a
  /// session without friends.
  func beginningWithFriends(
    _ context: AppContext, _ dependencies: Dependencies, in network: SimulatedNetwork
  ) throws -> SessionStart? {
    switch chance.below(8) {
    case 0: atTheirs(context, dependencies, network)
    case 1: try atOurs(context, dependencies)
    default: nil
    }
  }

  private func atTheirs(
    _ context: AppContext, _ dependencies: Dependencies, _ network: SimulatedNetwork
  ) -> SessionStart? {
    guard let table = network.tablesHere().first else { return nil }
    let way = JoinTarget(
      destination: .local(table), address: table.path, token: nil,
      file: dependencies.seats.fileForNewSeat(at: table.path))
    let link = GuestController(
      by: way, name: PlayerName("Ada") ?? .nobody, isWatching: chance.below(8) == 0,
      through: network, clock: clock, words: HandWords(context))
    return SessionStart(
      keeper: nil, isAtTable: false, notice: nil, route: .guest(link, isFromStartMenu: false))
  }

  private func atOurs(_ context: AppContext, _ dependencies: Dependencies) throws -> SessionStart? {
    let waker = Waker()
    let opening = HostingOptions(sharing: .mine)
    guard let lines = try? opening.lines(in: context, through: dependencies.network, waking: waker)
    else {
      return nil
    }
    var wish = NewGameArguments()
    wish.players = PlayerCount(rawValue: 3 + chance.below(4))
    wish.end = .hands(1 + chance.below(2))
    wish.seed = chance.next() >> 1
    let game = try context.newGame(wish)
    let link = opening.link(
      for: game.match.rules, game.players.openToFriends, lines: lines, waker: waker, in: context,
      dependencies, language: context.words.code)
    return SessionStart(
      keeper: nil, isAtTable: false, notice: nil, route: .lobby(link, title: nil))
  }
}
