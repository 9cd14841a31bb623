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
    let waker = Waker()
    let lines: Switchboard
    do throws(WireFault) {
      lines = try Switchboard(at: places, wake: { waker() })
    } catch {
      house.complain(error.phrase(wish.address?.text ?? "mue"))
      return .failed
    }
    let table = TableCommand(house: house, speed: wish.game.speed, isPlain: false)
    return table.linked { store, clock in
      wish.isAgain
        ? again(lines, waker, &store, clock) : new(lines, waker, clock)
    }
  }

  private var places: [HostPlace] {
    let local = LocalTableName("table").flatMap { name in
      wish.sharing.map {
        HostPlace.local(name, $0, LocalPlaces(environment: house.environment))
      }
    }
    return [local, wish.address.map(HostPlace.network)].compactMap(\.self)
  }

  private func new(
    _ lines: Switchboard, _ waker: Waker, _ clock: any Timepiece
  ) -> Result<Beginning, LinkTrouble> {
    guard let game = try? house.newGame(wish.game) else { return .failure(.notOffered) }
    let players = game.players.map { player in
      guard case .computer(let computer) = player.agent else { return player }
      return Player(name: player.name, agent: .remote(standIn: computer))
    }
    let link = link(game.match.rules, players, lines, waker, clock, kept: nil)
    return .success(
      Beginning(
        keeper: nil, isAtTable: false, notice: nil,
        door: .lobby(link, title: wish.game.title)))
  }

  private func again(
    _ lines: Switchboard, _ waker: Waker, _ store: inout GameStore?, _ clock: any Timepiece
  ) -> Result<Beginning, LinkTrouble> {
    let last = Beginning.whereLeft(&store, clock: clock)
    guard let keeper = last.keeper, keeper.game.players.contains(where: \.agent.isRemote) else {
      return .failure(.nothingToOpenAgain)
    }
    let game = keeper.game
    let link = link(
      game.match.rules, game.players, lines, waker, clock,
      kept: LinkFolder(house.directories).table)
    link.change { table, now in table.show(game, at: now) }
    return .success(
      Beginning(
        keeper: keeper, isAtTable: true, notice: nil,
        door: .hosted(keeper, link, notice: last.notice)))
  }

  private func link(
    _ rules: MatchRules, _ players: [Player], _ lines: Switchboard, _ waker: Waker,
    _ clock: any Timepiece, kept: KeptTable?
  ) -> HostLink {
    let host = players.first { $0.agent.isPerson }?.name ?? .nobody
    let table = HostedTable(
      rules: rules, players: players,
      terms: LinkTerms(table: host, grace: .seconds(wish.grace), clock: wish.clock),
      digest: Digest.sha256, random: Hex.byChance,
      // Greater than in any run before, as long as the clock goes forward.
      position: clock.secondsSince1970 * 1000, kept: kept, at: clock.now)
    return HostLink(
      table: table, lines: lines, waker: waker, clock: clock, codes: CodeMaker(house: house),
      keeping: LinkFolder(house.directories))
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
