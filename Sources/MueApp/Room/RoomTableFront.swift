import MueGame
import MueLink
import MueRules
import MueStorage
import MueWire
import MueWords

/// The process of a table in the card room, from opening it to its end.
struct RoomTableFront {
  let output: LineOutput
  let dependencies: Dependencies
  /// Wakes the loop when something arrives at one of the connections.
  let waker: Waker
  /// The name of the person who opened the table.
  let opener: PlayerName
  /// Whether programs explain bids at the table.
  let explainsBids: Bool
  /// How long the table waits for somebody who is away, asleep or not ready.
  let grace: Duration
  let preferences: Preferences
  /// Notes the table's status for the hall.
  let note: (RoomTable.Status) -> Void

  /// Gathers people for a new game.
  func gathering(for game: Game, through transport: any HostTransport) -> RoomGathering {
    RoomGathering(
      output, dependencies: dependencies,
      link: link(for: game.match.rules, game.players.openToEverybody, transport),
      attendance: attendance)
  }

  /// The table of the game that its people have begun.
  func host(_ begun: Game, after gathering: RoomGathering, in store: GameStore?) -> RoomHost {
    var keeper = GameKeeper(begun, store: store, isNew: true, clock: dependencies.clock)
    keeper.begin()
    return host(keeper, through: gathering.link)
  }

  /// The table of a saved game, at which everybody's seat waits.
  func host(
    _ keeper: GameKeeper, kept: SavedTable?, through transport: any HostTransport
  ) -> RoomHost {
    host(
      keeper,
      through: link(
        for: keeper.game.match.rules, keeper.game.players, transport, kept: kept,
        isOpenedAgain: true))
  }

  private func host(_ keeper: GameKeeper, through link: HostController) -> RoomHost {
    let host = RoomHost(
      output, dependencies: dependencies, keeper: keeper, link: link, preferences: preferences,
      attendance: attendance)
    link.change { table, now in table.show(keeper.game, at: now) }
    return host
  }

  private var attendance: RoomAttendance {
    RoomAttendance(clock: dependencies.clock, grace: grace, note: note)
  }

  private func link(
    for rules: MatchRules, _ players: [Player], _ transport: any HostTransport,
    kept: SavedTable? = nil, isOpenedAgain: Bool = false
  ) -> HostController {
    HostController(
      for: rules, players,
      // Nobody has this account, so everybody has one seat.
      terms: LinkTerms(
        table: opener, grace: grace, explainsBids: explainsBids, onlookers: Self.mostOnlookers,
        account: ""),
      lines: transport, waker: waker, in: output.context, dependencies, language: "en",
      kept: kept, isOpenedAgain: isOpenedAgain, isOneAccount: false)
  }

  private static let mostOnlookers = 20
}

extension [Player] {
  /// These players with every seat open to people.
  fileprivate var openToEverybody: [Player] {
    openToFriends.map { player in
      player.agent.isPerson ? Player(name: player.name, agent: .remote(standIn: .club)) : player
    }
  }
}
