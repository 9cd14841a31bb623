import CellGrid
import MueData
import MueGame
import MueRules
import MueUI
import MueWire
import TestSupport
import Testing

@testable import MueApp
@testable import MueStorage

/// A table of friends in lines, its guests and an onlooker, on a simulated clock and network.
final class TableInLines {
  /// Somebody at the table.
  final class Person {
    let name: String
    let console: PaperConsole
    var front: any LineFront
    /// How many lines had been read when the last answer was given.
    fileprivate var answered = 0
    fileprivate var laid: Set<Int> = []
    fileprivate var hasLeft = false

    init(_ name: String, _ front: any LineFront, _ console: PaperConsole) {
      self.name = name
      self.front = front
      self.console = console
    }

    var lines: [String] { console.lines }

    func says(_ part: String) -> Bool { lines.contains { $0.contains(part) } }

    func type(_ line: String) { front.answer(TypedLine(line)) }
  }

  /// What a failure is reported as.
  var label = "The table"
  let simulation: Simulation
  let network: JoinedNetwork
  let host: Person
  private(set) var guests: [Person] = []
  let context: AppContext
  private let link: HostController
  private let dependencies: Dependencies
  private let store: GameStore

  init(
    players: Int, hands: Int, clock: Int? = nil, peek: Int? = nil
  ) throws {
    simulation = Simulation(seed: 1, owner: .person)
    simulation.faults.clear(isCalm: true)
    context = try simulation.context("en")
    network = try JoinedNetwork(seed: 7)
    let plain = simulation.plainDependencies
    dependencies = Dependencies(
      clock: plain.clock, workQueues: plain.workQueues, thinking: plain.thinking,
      policies: plain.policies, puzzles: plain.puzzles, resultsStore: plain.resultsStore,
      preferencesStore: plain.preferencesStore, seats: plain.seats, network: network,
      newSeed: { 1 })
    store = GameStore(state: InMemoryFolder(), games: InMemoryFolder())
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
    link = hosting.link(
      for: game.match.rules, game.players.openToFriends, lines: network, waker: Waker(),
      in: context, dependencies, language: "en")
    let console = PaperConsole()
    let lobby = LobbyLines(
      context: context, console: console, dependencies: dependencies, link: link, title: nil)
    lobby.begin(notice: nil)
    host = Person("Ada", lobby, console)
    step()
  }

  /// Everybody does what is due, once.
  func step(milliseconds: Int = 50) {
    simulation.clock.advance(milliseconds: milliseconds)
    while simulation.workQueues.waiting > 0 { simulation.workQueues.workOn(at: 0) }
    for person in [host] + guests where !person.front.isOver { person.front.advance() }
    for person in guests where person.front.isOver && !person.hasLeft {
      person.hasLeft = true
      _ = (person.front as? GuestLines)?.end()
    }
    takeTheTable()
  }

  /// The host sits down once the first hand has been dealt.
  private func takeTheTable() {
    guard let lobby = host.front as? LobbyLines, let game = lobby.begun else { return }
    var keeper = GameKeeper(game, store: store, isNew: true, clock: simulation.clock)
    keeper.begin()
    link.change { table, now in table.show(game, at: now) }
    let session = PlainSession(
      context: context, console: host.console, dependencies: dependencies, keeper: keeper,
      link: link, store: store, preferences: preferences)
    session.begin(notice: nil)
    host.front = session
  }

  private var preferences: Preferences {
    var preferences = Preferences()
    preferences.speed = .fastest
    preferences.hints = true
    return preferences
  }

  func steps(_ count: Int = 10, milliseconds: Int = 50) {
    for _ in 0..<count { step(milliseconds: milliseconds) }
  }

  /// Somebody joins with the next code that the host's program has printed, or watches.
  @discardableResult
  func join(_ name: String, isWatching: Bool = false) throws -> Person {
    let sign = isWatching ? "To watch: " : "): "
    let codes = host.lines.compactMap { $0.split(separator: sign, maxSplits: 1).last }
      .filter { $0.split(separator: "-").count == 5 && !$0.contains(" ") }.map(String.init)
    let lines = host.lines.filter { $0.hasPrefix(isWatching ? sign : "The code") }
    let own = lines.compactMap { line in
      codes.first { line.hasSuffix($0) && !used.contains($0) }
    }
    let word = try #require(own.first)
    if !isWatching { used.insert(word) }
    let code = try SeatCode(word, in: CodeMaker(context: context, language: "en").lists)
    let guest = GuestController(
      by: JoinTarget(
        destination: .network(network.addresses[0], .code(code)),
        address: network.addresses[0].text, token: nil, file: nil),
      name: try #require(PlayerName(name)), isWatching: isWatching, through: network,
      clock: simulation.clock, words: HandWords(context))
    let console = PaperConsole()
    let front = GuestLines(
      context: context, console: console, dependencies: dependencies, link: guest,
      preferences: preferences)
    front.begin()
    let person = Person(name, front, console)
    guests.append(person)
    steps()
    return person
  }

  private var used: Set<String> = []

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

  /// Everybody answers what was asked last.
  func answerAll() { for person in everybody { answer(person) } }

  var everybody: [Person] { [host] + guests }

  /// Answers the last question in the simplest way.
  private func answer(_ person: Person) {
    guard !person.front.isOver else { return }
    let news = person.lines.dropFirst(person.answered)
    person.answered = person.lines.count
    if news.contains(where: { $0.contains(": “yes” or “no”?") }) { person.type("yes") }
    guard let line = news.last(where: Self.isQuestion) else { return }
    if line.hasPrefix("You may lay 1: ") {
      let hand = person.lines.count { $0.hasPrefix("Hand ") }
      // One player alone bids, so that it ends in no éclat.
      person.type(person === host && person.laid.insert(hand).inserted ? "1" : "pass")
    } else if line.hasPrefix("You may play 1: ") {
      person.type("1")
    } else if line.hasPrefix("All your cards are laid") {
      person.type("pass")
    } else if let trump = line.firstMatch(of: /name the (?:lower )?trump: (no trump|\w+)/) {
      person.type("trump \(trump.1)")
    } else if line.hasPrefix("Who will be your partner: ") {
      person.type("1")
    } else if line.contains("“next” or Enter") {
      person.type("next")
    }
  }

  private static func isQuestion(_ line: String) -> Bool {
    let beginnings = [
      "You may lay 1: ", "You may play 1: ", "All your cards are laid", "Who will be",
    ]
    return beginnings.contains(where: line.hasPrefix) || line.contains("name the ")
      || line.contains("“next” or Enter")
  }
}
