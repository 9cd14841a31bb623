import MueLink
import MueRules
import MueSaves
import MueTable
import MueWire
import MueWords

/// Opens a table for friends: `mue host`.
struct HostCommand {
  let house: House
  let wish: HostWish

  /// Opens the lines first, so that what stands in their way is said in a sentence.
  func run() -> Outcome {
    let table = TableCommand(house: house, speed: wish.game.speed, isPlain: false)
    let game = wish.isAgain ? nil : table.newGame(wish.game)
    if game == nil, !wish.isAgain { return .failed }
    let waker = Waker()
    let lines: any LinesToGuests
    do throws(WireFault) {
      let network = Network(environment: house.environment)
      lines = try wish.opening.lines(in: house, through: network, waking: waker)
    } catch {
      house.complain(error.phrase(wish.opening.place))
      return .failed
    }
    return table.linked { store, around in
      game.map { new($0, lines, waker, around) } ?? again(lines, waker, &store, around)
    }
  }

  private func new(
    _ game: Game, _ lines: any LinesToGuests, _ waker: Waker, _ around: Surroundings
  ) -> Beginning {
    let link = wish.opening.link(
      for: game.match.rules, game.players.openToFriends, lines: lines, waker: waker,
      in: house, around, language: house.words.code)
    return Beginning(
      keeper: nil, isAtTable: false, notice: nil, door: .lobby(link, title: wish.game.title))
  }

  /// The table that was closed last; nil when the game played last is none with friends.
  private func again(
    _ lines: any LinesToGuests, _ waker: Waker, _ store: inout GameStore?, _ around: Surroundings
  ) -> Beginning? {
    let last = Beginning.whereLeft(&store, clock: around.clock)
    guard let keeper = last.keeper, keeper.game.players.contains(where: \.agent.isRemote) else {
      return nil
    }
    let game = keeper.game
    let link = wish.opening.link(
      for: game.match.rules, game.players, lines: lines, waker: waker,
      in: house, around, language: house.words.code, kept: around.linkFolder.table)
    link.change { table, now in table.show(game, at: now) }
    return Beginning(
      keeper: keeper, isAtTable: true, notice: nil,
      door: .hosted(keeper, link, notice: last.notice))
  }
}
