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
  private var network: Network { Network(environment: house.environment) }

  /// Opens the lines first, so that what stands in their way is said in a sentence.
  func run() -> Outcome {
    let table = TableCommand(house: house, speed: wish.game.speed, isPlain: false)
    let game = wish.isAgain ? nil : table.newGame(wish.game)
    if game == nil, !wish.isAgain { return .failed }
    let waker = Waker()
    let lines: any LinesToGuests
    do throws(WireFault) {
      lines = try wish.opening.lines(in: house, through: network, waking: waker)
    } catch {
      house.complain(error.phrase(wish.opening.place))
      return .failed
    }
    return table.linked { store, clock in
      game.map { new($0, lines, waker, clock) } ?? again(lines, waker, &store, clock)
    }
  }

  private func new(
    _ game: Game, _ lines: any LinesToGuests, _ waker: Waker, _ clock: any Timepiece
  ) -> Beginning {
    let link = wish.opening.link(
      for: game.match.rules, game.players.openToFriends, lines: lines, waker: waker,
      through: network, in: house, language: house.words.code, clock: clock)
    return Beginning(
      keeper: nil, isAtTable: false, notice: nil, door: .lobby(link, title: wish.game.title))
  }

  /// The table that was closed last; nil when the game played last is none with friends.
  private func again(
    _ lines: any LinesToGuests, _ waker: Waker, _ store: inout GameStore?, _ clock: any Timepiece
  ) -> Beginning? {
    let last = Beginning.whereLeft(&store, clock: clock)
    guard let keeper = last.keeper, keeper.game.players.contains(where: \.agent.isRemote) else {
      return nil
    }
    let game = keeper.game
    let link = wish.opening.link(
      for: game.match.rules, game.players, lines: lines, waker: waker,
      through: network, in: house, language: house.words.code, clock: clock,
      kept: LinkFolder(house.directories).table)
    link.change { table, now in table.show(game, at: now) }
    return Beginning(
      keeper: keeper, isAtTable: true, notice: nil,
      door: .hosted(keeper, link, notice: last.notice))
  }
}
