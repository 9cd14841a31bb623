import MueGame
import MueLink
import MueRules
import MueStorage
import MueWire
import MueWords
import Platform

/// Opens a table for friends: `mue host`.
struct HostCommand {
  let context: AppContext
  let arguments: HostArguments

  /// Starts listening before the screen opens, so that problems are reported as a sentence.
  func run() -> ExitCode {
    let table = TableCommand(context: context, speed: arguments.game.speed)
    var number: Int?
    var game: Game?
    switch arguments.again {
    case nil:
      game = table.newGame(arguments.game)
      if game == nil { return .failed }
    case .latest: break
    case .named(let word):
      number = context.savedGame(.named(word))?.number
      if number == nil { return .failed }
    }
    let waker = Waker()
    let lines: any HostTransport
    do throws(WireFault) {
      let network = SystemNetwork(environment: context.environment)
      lines = try arguments.hosting.lines(in: context, through: network, waking: waker)
    } catch {
      context.complain(error.phrase(arguments.hosting.addressText))
      return .failed
    }
    return table.linked { store, dependencies in
      game.map { new($0, lines, waker, dependencies) }
        ?? again(number, lines, waker, &store, dependencies)
    }
  }

  private func new(
    _ game: Game, _ lines: any HostTransport, _ waker: Waker, _ dependencies: Dependencies
  ) -> SessionStart {
    let link = arguments.hosting.link(
      for: game.match.rules, game.players.openToFriends, lines: lines, waker: waker,
      in: context, dependencies, language: context.words.code)
    return SessionStart(route: .lobby(link, title: arguments.game.title))
  }

  /// The table of a game, or of the last game; nil if it was not played with friends.
  private func again(
    _ number: Int?, _ lines: any HostTransport, _ waker: Waker, _ store: inout GameStore?,
    _ dependencies: Dependencies
  ) -> SessionStart? {
    let clock = dependencies.clock
    let last =
      number.map { SessionStart.game($0, &store, clock: clock) }
      ?? .whereLeft(&store, clock: clock)
    guard let keeper = last.keeper, !keeper.game.isAlone else { return nil }
    let game = keeper.game
    let (kept, damage): (SavedTable?, SaveNotice?)
    do throws(StoreError) {
      (kept, damage) =
        try keeper.store.map { store throws(StoreError) in
          try SavedTable.kept(in: store)
        } ?? (nil, nil)
    } catch {
      // With new secrets, the friends who sat here could not come back.
      return SessionStart(route: .out(.sentAway(error.phrase)))
    }
    let link = arguments.hosting.link(
      for: game.match.rules, game.players, lines: lines, waker: waker,
      in: context, dependencies, language: context.words.code,
      kept: kept, isOpenedAgain: true)
    if let damage { link.add(damage.phrase) }
    link.change { table, now in table.show(game, at: now) }
    let notice = last.notice ?? (link.table.isHeld ? .peopleSeatsHeld : nil)
    return SessionStart(keeper: keeper, route: .hosted(keeper, link, notice: notice))
  }
}

/// The arguments of `mue host`.
struct HostArguments: Hashable {
  let game: NewGameArguments
  /// The game whose table to reopen; nil for a new one.
  let again: GameSelector?
  let hosting: HostingOptions

  /// Parses the options of `mue host` and the word that follows.
  ///
  /// - Throws: `CommandError` for the first error.
  init(_ options: ParsedOptions) throws(CommandError) {
    game = try NewGameArguments(options)
    again = options.has("resume") ? GameSelector(options.argument) : nil
    if again == nil, let word = options.argument { throw .unexpectedWord(word) }
    var hosting = HostingOptions()
    hosting.sharing = try options.choice("share") ?? (options.has("here") ? .mine : nil)
    hosting.grace = try options.integer("grace", in: 1...3600) ?? hosting.grace
    hosting.release = try options.integer("release", in: 1...86_400) ?? hosting.release
    hosting.clock = try options.integer("clock", in: 5...3600)
    hosting.explainsBids = try options.choice("explain-bids") != Switch.off
    if let text = options.value(of: "listen") {
      hosting.address = try TableAddress.parsed(text)
    } else {
      hosting.address = hosting.sharing == nil ? .loopback() : nil
    }
    self.hosting = hosting
  }
}

/// The value of an option that is on or off.
enum Switch: String, CaseIterable {
  case on, off
}

extension TableAddress {
  /// - Throws: `CommandError.badAddress` if the text is not an address.
  static func parsed(_ text: String) throws(CommandError) -> TableAddress {
    do {
      return try TableAddress(text)
    } catch {
      throw .badAddress(text)
    }
  }
}
