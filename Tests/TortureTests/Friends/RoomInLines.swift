import MueGame
import MueLink
import MueRules
import MueWire
import Testing

@testable import MueApp
@testable import MueStorage

/// A table of the card room, at which everybody sits as a guest, in lines.
final class RoomInLines: LinkedTable {
  private(set) var statuses: [RoomTable.Status] = []
  /// The table's process; nil before it starts.
  private(set) var front: (any LineFront)?
  private let output: LineOutput
  private let grace: Duration
  private lazy var table = RoomTableFront(
    output: output, dependencies: dependencies, waker: Waker(),
    opener: PlayerName("Ada") ?? .nobody, explainsBids: true, grace: grace,
    preferences: preferences, note: { [unowned self] in statuses.append($0) })

  init(players: Int, hands: Int, grace: Duration = .seconds(60)) throws {
    self.grace = grace
    output = LineOutput(try Simulation(seed: 1, owner: .person).context("en"), on: PaperConsole())
    try super.init(players: players, hands: hands, isOfRoom: true)
    var plan = NewGamePlan()
    plan.players = try #require(PlayerCount(rawValue: players))
    plan.end = .hands(hands)
    front = table.gathering(
      for: try plan.game(person: .nobody, usual: context.words.opponentNames, chance: 1),
      through: transport)
  }

  /// People by the numbers by which the room knows them; others are strangers.
  static let people = ["Bea": 2, "Carl": 3, "Wanda": 4]

  private var transport: RoomTransport {
    RoomTransport(network) { Self.people[$0].map { "\($0)" } }
  }

  /// The people who have seats, as the hall shows them.
  var seated: [Int] { statuses.last?.seats.compactMap(\.person) ?? [] }

  override func step(milliseconds: Int = 50) {
    super.step(milliseconds: milliseconds)
    if let front, !front.isOver { front.advance() }
    if let gathering = front as? RoomGathering, let game = gathering.begun {
      front = table.host(game, after: gathering, in: store)
    }
  }

  /// Somebody comes in by an account of the room.
  @discardableResult
  func join(_ name: String, isWatching: Bool = false) throws -> Person {
    let account = SimulatedNetwork.localTable(of: name)
    let person = try join(name, code: nil, as: account, isWatching: isWatching)
    steps()
    return person
  }

  /// Kills the table's process, and starts it again.
  func restart() throws {
    network.close()
    var store = store
    let game = try #require(store.loadCurrent().game)
    let keeper = GameKeeper(game, store: store, isNew: false, clock: simulation.clock)
    front = table.host(keeper, kept: try SavedTable.kept(in: store).table, through: transport)
  }
}
