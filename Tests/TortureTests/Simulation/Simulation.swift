import CellGrid
import Foundation
import MueBots
import MueGame
import MueRules
import MueWords
import TestSupport

@testable import MueApp
@testable import MueStorage

/// Sessions determined by a seed: which keys are pressed and when, when work beside the loop is
/// done, what the disk refuses, how and when each session ends.
///
/// A session begins where the one before ended, on the same disk. Friends join the person's table,
/// and there is a table to join; MueLinkTests has a simulation of its own for connections.
final class Simulation {
  /// How a session ends.
  enum End: CaseIterable {
    case signal
    case kill
    case hangUp
    case leave
  }

  /// A fault of the simulation itself, which the invariant checker must find.
  enum Trick: Sendable {
    /// The disk claims to save the games, and does not.
    case losesGames
    /// Work beside the loop is never done.
    case losesWork
    /// Keys never arrive.
    case losesKeys
  }

  let trick: Trick?
  var chance: SeededGenerator
  var input: InputGenerator
  let faults: FaultInjector
  let clock = SimulatedClock()
  let state: InMemoryFolder
  let games: InMemoryFolder
  let settings: InMemoryFolder
  /// The folder for games that cannot be saved, which refuses nothing.
  let rescue = InMemoryFolder()
  let resultsStore: InMemoryResultsStore
  private(set) var workQueues: SimulatedWorkQueues
  var console: SimulatedConsole?
  var session: Session?
  private var contexts: [String: AppContext] = [:]
  private(set) lazy var checker = InvariantChecker(self)
  var trace = Trace()
  var ending: Ending
  /// The numbers of keys pressed, of grids shown, and of moves made over connections.
  var keys = 0
  var grids = 0
  var linkedMoves = 0
  private(set) var sessions = 0
  /// Whether there is a game on disk to continue.
  var hasBegun = false

  /// A simulation with a seed.
  init(seed: UInt64, owner: InputGenerator.Owner, trick: Trick? = nil) {
    self.trick = trick
    var chance = SeededGenerator(seed: seed)
    input = InputGenerator(owner: owner, chance: SeededGenerator(seed: chance.next()))
    let faults = FaultInjector(seed: chance.next())
    func folder() -> InMemoryFolder {
      InMemoryFolder(
        fails: { _ in faults.answer(isReading: false) },
        failsReading: { faults.answer(isReading: true) })
    }
    (state, games, settings) = (folder(), folder(), folder())
    resultsStore = InMemoryResultsStore(faults)
    self.faults = faults
    self.chance = chance
    workQueues = SimulatedWorkQueues(losesWork: trick == .losesWork)
    ending = Ending(keysLeft: 0, end: .leave)
  }

  /// Runs as many sessions as it takes to press a number of keys.
  func run(keys most: Int) throws {
    while keys < most, sessions < most {
      let length = 1 + chance.below(min(most - keys, 600))
      ending = Ending(keysLeft: length, end: End.allCases[chance.below(End.allCases.count)])
      try spend(isFirst: sessions == 0 && !hasBegun)
      sessions += 1
      checker.checkAfterwards()
    }
  }

  /// Takes a grid that the console was given to show.
  func look(at grid: Grid) {
    grids += 1
    let text = grid.text
    trace.add(grid, text)
    checker.check(grid, text)
  }

  private func spend(isFirst: Bool) throws {
    faults.clear(isCalm: chance.below(2) == 0)
    workQueues = SimulatedWorkQueues(losesWork: trick == .losesWork)
    let context = try context(["en", "de", "pt", "es"][chance.below(4)])
    let games = trick == .losesGames ? InMemoryFolder() : games
    var store: GameStore? = chance.below(20) == 0 ? nil : self.store(keepingIn: games)
    store?.undeleteAll()
    _ = store?.takeBackRescued()
    let network = SimulatedNetwork(self, seed: chance.next())
    let dependencies = dependencies(network) { [unowned self] in chance.next() >> 1 }
    let abilities = Abilities(
      palette: chance.below(5) == 0 ? .none : .many, unicode: chance.below(5) > 0)
    let console = SimulatedConsole(self, size: input.sensibleSize(), abilities: abilities)
    self.console = console
    let trouble: Phrase? =
      store == nil ? .cannotSaveAtAll : store?.lastRunStopped == true ? .lastRunStopped : nil
    let beginning =
      try beginningWithFriends(context, dependencies, in: network)
      ?? (isFirst && chance.below(5) > 0
        ? newGame(context, &store) : .whereLeft(&store, clock: clock))
    checker.begin()
    let session = Session(
      context: context, console: console, dependencies: dependencies, store: store,
      speed: Speed.allCases[chance.below(Speed.allCases.count)])
    self.session = session
    let outcome = session.spend(from: beginning, trouble: trouble)
    workQueues.close()
    switch outcome {
    case .done, .sentAway: break
    case .failed, .misused, .signalled:
      if ending.signal == nil, session.lastWords.isEmpty {
        checker.report("ended as \(outcome)")
      }
    }
  }

  /// The games on this disk.
  func store(keepingIn games: any Folder) -> GameStore {
    GameStore(
      state: state, games: games, rescue: [RescueFolder("/home/ada") { [rescue] in rescue }])
  }

  private func newGame(_ context: AppContext, _ store: inout GameStore?) throws -> SessionStart {
    var wish = NewGameArguments()
    wish.players = PlayerCount(rawValue: 3 + chance.below(4))
    wish.end = chance.below(2) == 0 ? .hands(1 + chance.below(3)) : nil
    wish.level = BotSettings.Level.allCases[chance.below(BotSettings.Level.allCases.count)]
    wish.seed = chance.next() >> 1
    wish.isAgainstPar = chance.below(2) == 0
    let keeper = GameKeeper(
      try context.newGame(wish), store: store, isNew: true, clock: clock)
    return SessionStart(keeper: keeper, isAtTable: true, notice: nil)
  }

  /// The context for a language, with the shipped texts and no files of a person.
  func context(_ language: String) throws -> AppContext {
    if let context = contexts[language] { return context }
    let checkout = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardizedFileURL.path
    let environment = [
      "MUE_DATA": checkout, "HOME": "/nonexistent/ada", "USER": "ada", "LANG": "\(language).UTF-8",
      "LANGUAGE": language,
    ]
    guard let context = AppContext(environment: environment, arguments: []) else {
      throw CocoaError(.fileReadUnknown)
    }
    contexts[language] = context
    return context
  }
}

extension Simulation {
  /// The dependencies of a session in a network, which thinks hardly at all.
  func dependencies(
    _ network: SimulatedNetwork, newSeed: @escaping () -> UInt64
  ) -> Dependencies {
    Dependencies(
      clock: clock, workQueues: workQueues, thinking: .playouts(2), policies: PolicyStore { nil },
      puzzles: PuzzleStore { Self.samples(of: "puzzle") },
      auctions: PuzzleStore { Self.samples(of: "auction") },
      resultsStore: resultsStore, preferencesStore: InMemoryPreferencesStore(folder: settings),
      seats: SeatFiles(in: state), network: network, newSeed: newSeed)
  }

  /// The samples of a reader of lines, as a file.
  private static func samples(of reader: String) -> [UInt8] {
    Array((Reader.named(reader)?.samples ?? []).joined(separator: [UInt8(ascii: "\n")]))
  }

  /// The dependencies of a session outside a run, with seed 1 everywhere.
  var plainDependencies: Dependencies {
    dependencies(SimulatedNetwork(self, seed: 1)) { 1 }
  }
}
