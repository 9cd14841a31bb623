import CellGrid
import MueData
import MueGame
import MueLink
import MueRules
import MueUI
import MueWire
import TestSupport
import Testing

@testable import MueApp
@testable import MueStorage

/// A table of friends on a simulated clock, disk and network, with guests in lines.
class LinkedTable {
  /// Somebody at the table, in lines.
  final class Person {
    let name: String
    let console: PaperConsole
    var front: any LineFront
    /// The connection to the table; nil for the host.
    let link: GuestController?
    /// How many lines had been read when the last answer was given.
    var answered = 0
    var laid: Set<Int> = []
    private var hasLeft = false

    init(
      _ name: String, _ front: any LineFront, _ console: PaperConsole, link: GuestController? = nil
    ) {
      self.name = name
      self.link = link
      self.front = front
      self.console = console
    }

    var lines: [String] { console.lines }

    func says(_ part: String) -> Bool { lines.contains { $0.contains(part) } }

    func type(_ line: String) { front.answer(TypedLine(line)) }

    /// Answers the last question in the simplest way; `bids` says whether to lay a card in each
    /// hand, which only one player should do, so that it ends in no éclat.
    func answerSimply(bids: Bool) {
      guard !front.isOver else { return }
      let news = lines.dropFirst(answered)
      answered = lines.count
      if news.contains(where: { $0.contains(": “yes” or “no”?") }) { type("yes") }
      guard let line = news.last(where: Self.isQuestion) else { return }
      if line.hasPrefix("You may lay 1: ") {
        let hand = lines.count { $0.hasPrefix("Hand ") }
        type(bids && laid.insert(hand).inserted ? "1" : "pass")
      } else if line.hasPrefix("You may play 1: ") {
        type("1")
      } else if line.hasPrefix("All your cards are laid") {
        type("pass")
      } else if let trump = line.firstMatch(of: /name the (?:lower )?trump: (no trump|\w+)/) {
        type("trump \(trump.1)")
      } else if line.hasPrefix("Who will be your partner: ") {
        type("1")
      } else if line.contains("“next” or Enter") {
        type("next")
      }
    }

    private static func isQuestion(_ line: String) -> Bool {
      // The list of commands has similar lines.
      let beginnings = [
        "You may lay 1: ", "You may play 1: ", "All your cards are laid", "Who will be",
        "You are Vice: name the ", "You are Chief: name the ",
      ]
      return beginnings.contains(where: line.hasPrefix) || line.contains("“next” or Enter")
    }

    fileprivate func advance() {
      if !front.isOver { front.advance() }
      if front.isOver && !hasLeft {
        hasLeft = true
        _ = (front as? GuestLines)?.end()
      }
    }
  }

  /// What a failure is reported as.
  var label = "The table"
  let simulation: Simulation
  let network: JoinedNetwork
  let context: AppContext
  let dependencies: Dependencies
  let store: GameStore
  private let hosting: HostingOptions
  /// The host's end of the connections.
  private(set) var link: HostController
  private(set) var guests: [Person] = []

  init(
    players: Int, hands: Int, clock: Int? = nil, explainsBids: Bool = true, peek: Int? = nil,
    playouts: Int? = nil, games: InMemoryFolder = InMemoryFolder(), isOfRoom: Bool = false
  ) throws {
    simulation = Simulation(seed: 1, owner: .person)
    simulation.faults.clear(isCalm: true)
    context = try simulation.context("en")
    network = try JoinedNetwork(seed: 7)
    let plain = simulation.plainDependencies
    dependencies = Dependencies(
      clock: plain.clock, workQueues: plain.workQueues,
      thinking: playouts.map { .playouts($0) } ?? plain.thinking, policies: plain.policies,
      puzzles: plain.puzzles, auctions: plain.auctions, resultsStore: plain.resultsStore,
      preferencesStore: plain.preferencesStore, seats: plain.seats, network: network,
      newSeed: { 1 })
    store = GameStore(state: InMemoryFolder(), games: games, isOfRoom: isOfRoom)
    var wish = NewGameArguments()
    wish.players = PlayerCount(rawValue: players)
    wish.end = .hands(hands)
    wish.name = PlayerName("Ada")
    wish.level = .novice
    wish.ownPeek = peek.flatMap(Peek.init)
    let game = try context.newGame(wish)
    var hosting = HostingOptions()
    hosting.address = network.addresses[0]
    hosting.clock = clock
    hosting.explainsBids = explainsBids
    self.hosting = hosting
    link = hosting.link(
      for: game.match.rules, game.players.openToFriends, lines: network, waker: Waker(),
      in: context, dependencies, language: "en")
  }

  /// Kills the host's program and opens the table again, as it was kept; returns the game.
  func openAgain() throws -> GameKeeper {
    network.close()
    var store = store
    let game = try #require(store.loadCurrent().game)
    let keeper = GameKeeper(game, store: store, isNew: false, clock: simulation.clock)
    link = hosting.link(
      for: game.match.rules, game.players, lines: network, waker: Waker(), in: context,
      dependencies, language: "en", kept: try SavedTable.kept(in: store).table,
      isOpenedAgain: true)
    link.change { table, now in table.show(game, at: now) }
    return keeper
  }

  /// Those who sit there in lines.
  var everybody: [Person] { guests }

  /// Everybody in lines does what is due, once.
  func step(milliseconds: Int = 50) {
    simulation.clock.advance(milliseconds: milliseconds)
    while simulation.workQueues.waiting > 0 { simulation.workQueues.workOn(at: 0) }
    for person in everybody { person.advance() }
  }

  func steps(_ count: Int = 10, milliseconds: Int = 50) {
    for _ in 0..<count { step(milliseconds: milliseconds) }
  }

  /// Everybody answers what the lines ask, until a condition holds or nothing happens any more.
  func play(atMost most: Int = 20_000, until isEnough: () -> Bool) {
    for _ in 0..<most {
      step()
      if isEnough() { return }
      answerAll()
    }
    Issue.record(
      "\(label) does not go on: \(everybody.map { ($0.name, $0.lines.suffix(20)) })")
  }

  /// Everybody answers what was asked last; the first guest bids.
  func answerAll() {
    for guest in guests { guest.answerSimply(bids: guest === guests[0]) }
  }

  /// Somebody who calls with a code, or as an account of the same machine.
  func call(
    _ name: String, code: String?, as account: LocalTable = SimulatedNetwork.localTable,
    isWatching: Bool = false
  ) throws -> GuestController {
    let destination: GuestDestination
    if let code {
      let code = try SeatCode(code, in: CodeMaker(context: context, language: "en").lists)
      destination = .network(network.addresses[0], .code(code))
    } else {
      destination = .local(account)
    }
    return GuestController(
      by: JoinTarget(
        destination: destination, address: network.addresses[0].text, token: nil,
        file: SeatFile(in: InMemoryFolder())),
      name: try #require(PlayerName(name)), isWatching: isWatching, through: network,
      clock: simulation.clock, words: HandWords(context))
  }

  /// The same in lines.
  @discardableResult
  func join(
    _ name: String, code: String?, as account: LocalTable = SimulatedNetwork.localTable,
    isWatching: Bool = false
  ) throws -> Person {
    let console = PaperConsole()
    let link = try call(name, code: code, as: account, isWatching: isWatching)
    let front = GuestLines(
      context: context, console: console, dependencies: dependencies, link: link,
      preferences: preferences)
    front.begin()
    let person = Person(name, front, console, link: link)
    guests.append(person)
    return person
  }

  /// Runs a session on a screen from a route, while time passes at the table.
  func show(_ route: Route, _ steps: [ExpectingConsole.Step]) -> ExitCode {
    let console = ExpectingConsole(steps) { [unowned self] in step(milliseconds: 200) }
    let session = Session(
      context: context, console: console, dependencies: dependencies, store: store,
      speed: .fastest)
    return session.run(through: route)
  }

  var preferences: Preferences {
    var preferences = Preferences()
    preferences.speed = .fastest
    preferences.hints = true
    return preferences
  }
}
