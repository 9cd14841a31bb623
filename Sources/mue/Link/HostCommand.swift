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
    let waker = Waker()
    let lines: any LinesToGuests
    do throws(WireFault) {
      lines = try wish.opening.lines(in: house, through: network, waking: waker)
    } catch {
      house.complain(error.phrase(wish.opening.place))
      return .failed
    }
    let table = TableCommand(house: house, speed: wish.game.speed, isPlain: false)
    return table.linked { store, clock in
      wish.isAgain
        ? again(lines, waker, &store, clock) : new(lines, waker, clock)
    }
  }

  private func new(
    _ lines: any LinesToGuests, _ waker: Waker, _ clock: any Timepiece
  ) -> Result<Beginning, LinkTrouble> {
    guard let game = try? house.newGame(wish.game) else { return .failure(.notOffered) }
    let link = wish.opening.link(
      for: game.match.rules, game.players.openToFriends, lines: lines, waker: waker,
      through: network, in: house, language: house.words.code, clock: clock)
    return .success(
      Beginning(
        keeper: nil, isAtTable: false, notice: nil,
        door: .lobby(link, title: wish.game.title)))
  }

  private func again(
    _ lines: any LinesToGuests, _ waker: Waker, _ store: inout GameStore?, _ clock: any Timepiece
  ) -> Result<Beginning, LinkTrouble> {
    let last = Beginning.whereLeft(&store, clock: clock)
    guard let keeper = last.keeper, keeper.game.players.contains(where: \.agent.isRemote) else {
      return .failure(.nothingToOpenAgain)
    }
    let game = keeper.game
    let link = wish.opening.link(
      for: game.match.rules, game.players, lines: lines, waker: waker,
      through: network, in: house, language: house.words.code, clock: clock,
      kept: LinkFolder(house.directories).table)
    link.change { table, now in table.show(game, at: now) }
    return .success(
      Beginning(
        keeper: keeper, isAtTable: true, notice: nil,
        door: .hosted(keeper, link, notice: last.notice)))
  }
}

/// Why a linked table cannot be begun, though its lines could be.
enum LinkTrouble: Error, Hashable {
  case notOffered
  case nothingToOpenAgain

  /// The sentence for the person.
  var phrase: Phrase {
    switch self {
    case .notOffered: .gameNotOffered
    case .nothingToOpenAgain: .nothingToOpenAgain
    }
  }
}
