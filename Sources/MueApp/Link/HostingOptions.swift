import MueGame
import MueLink
import MueRules
import MueWire
import Synchronization

/// How to open a table for friends: where they can join, and the time limits.
struct HostingOptions: Hashable {
  /// The accounts on this machine that may join through a socket; nil for none.
  var sharing: Sharing?
  /// The network address to listen at; nil for none.
  var address: TableAddress?
  /// How long a seat is kept for an absent guest, in seconds.
  var grace = 60
  /// The absence in seconds after which somebody else may take the seat.
  var release = 600
  /// The time to think about a decision, in seconds; nil for no limit.
  var clock: Int?
  /// Whether programs explain bids at the table.
  var explainsBids = true

  /// The table's name in messages when it cannot be opened.
  var addressText: String { address?.text ?? "mue" }

  /// Starts listening.
  ///
  /// - Throws: `WireFault` if listening fails at an address.
  func lines(
    in context: AppContext, through network: any Network, waking waker: Waker
  ) throws(WireFault) -> any HostTransport {
    let local = sharing.map {
      ListenAddress.local(.table, $0, LocalTableFolders(environment: context.environment))
    }
    let addresses = [local, address.map(ListenAddress.network)].compactMap(\.self)
    return try network.open(addresses, wake: { waker() })
  }

  /// The table behind these connections; `kept` is its state when it was last closed.
  func link(
    for rules: MatchRules, _ players: [Player], lines: any HostTransport, waker: Waker,
    in context: AppContext, _ dependencies: Dependencies, language: String, kept: SavedTable? = nil,
    isOpenedAgain: Bool = false
  ) -> HostController {
    let host = players.first { $0.agent.isPerson }?.name ?? .nobody
    return HostController(
      for: rules, players,
      terms: LinkTerms(
        table: host, grace: .seconds(grace), release: .seconds(release), clock: self.clock,
        explainsBids: explainsBids, account: Account.own.name),
      lines: lines, waker: waker, in: context, dependencies, language: language, kept: kept,
      isOpenedAgain: isOpenedAgain, isOneAccount: sharing == .mine)
  }
}

extension HostController {
  /// The host's end of a new or a kept table; codes are words of `language`.
  convenience init(
    for rules: MatchRules, _ players: [Player], terms: LinkTerms, lines: any HostTransport,
    waker: Waker, in context: AppContext, _ dependencies: Dependencies, language: String,
    kept: SavedTable?, isOpenedAgain: Bool, isOneAccount: Bool
  ) {
    let table = HostedTable(
      rules: rules, players: players, terms: terms, digest: Digest.sha256,
      random: dependencies.network.randomBytes, kept: kept, isOpenedAgain: isOpenedAgain,
      at: dependencies.clock.now)
    self.init(
      table: table, lines: lines, waker: waker, clock: dependencies.clock,
      codes: { CodeMaker(context: context, language: language) }, words: HandWords(context),
      isOneAccount: isOneAccount)
  }
}

extension [Player] {
  /// These players with the computer players' seats opened to friends.
  var openToFriends: [Player] {
    map { player in
      guard case .computer(let computer) = player.agent else { return player }
      return Player(name: player.name, agent: .remote(standIn: computer))
    }
  }
}
