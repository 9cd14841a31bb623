import CellGrid
import Foundation
import MueRules
import MueTable
import MueWords
import Ordeals

@testable import MueSaves
@testable import mue

/// Evenings of which one number decides everything: who presses what and when, when work beside the
/// loop is done, what the disk refuses, how and when each evening ends.
///
/// An evening is begun where the one before was left, on the same disk. In the street there are friends who
/// come to a table and one at which to sit; what may befall lines has a simulation of its own besides, in
/// MueLinkTests.
final class Simulation {
  /// How an evening ends.
  enum End: CaseIterable {
    case signal
    case kill
    case hangUp
    case leave
  }

  /// What is wrong with the world itself, to see whether that is found out.
  enum Trick: Sendable {
    /// The disk says that it keeps the games, and does not.
    case losesGames
    /// What is to be done beside the loop is never done.
    case losesWork
    /// Nothing that is pressed arrives.
    case losesKeys
  }

  let trick: Trick?
  var chance: SeededGenerator
  var fingers: Fingers
  let weather: Weather
  let clock = SimulatedClock()
  let state: PaperFolder
  let games: PaperFolder
  let settings: PaperFolder
  /// Where a game goes that cannot be saved; it refuses nothing.
  let rescue = PaperFolder()
  let ledger: PaperLedger
  private(set) var workshop: SimulatedWorkshop
  var console: SimulatedConsole?
  var evening: Evening?
  private var houses: [String: House] = [:]
  private(set) lazy var witness = Witness(self)
  var trace = Trace()
  var ending: Ending
  /// How many keys were pressed, how many grids shown, and how many moves made over lines.
  var keys = 0
  var grids = 0
  var linkedMoves = 0
  private(set) var evenings = 0
  /// Whether there is a game on disk to go on with.
  var hasBegun = false

  /// A simulation with a number.
  init(seed: UInt64, owner: Fingers.Owner, trick: Trick? = nil) {
    self.trick = trick
    var chance = SeededGenerator(seed: seed)
    fingers = Fingers(owner: owner, chance: SeededGenerator(seed: chance.next()))
    let weather = Weather(seed: chance.next())
    func folder() -> PaperFolder {
      PaperFolder(
        fails: { _ in weather.answer(isReading: false) },
        failsReading: { weather.answer(isReading: true) })
    }
    (state, games, settings) = (folder(), folder(), folder())
    ledger = PaperLedger(weather)
    self.weather = weather
    self.chance = chance
    workshop = SimulatedWorkshop(losesWork: trick == .losesWork)
    ending = Ending(keysLeft: 0, end: .leave)
  }

  /// Spends as many evenings as it takes to press so many keys.
  func run(keys most: Int) throws {
    while keys < most, evenings < most {
      let length = 1 + chance.below(min(most - keys, 600))
      ending = Ending(keysLeft: length, end: End.allCases[chance.below(End.allCases.count)])
      try spend(isFirst: evenings == 0 && !hasBegun)
      evenings += 1
      witness.lookAfterwards()
    }
  }

  /// What the console was given to show.
  func look(at grid: Grid) {
    grids += 1
    let text = grid.text
    trace.add(grid, text)
    witness.look(at: grid, text)
  }

  private func spend(isFirst: Bool) throws {
    weather.clear(isCalm: chance.below(2) == 0)
    workshop = SimulatedWorkshop(losesWork: trick == .losesWork)
    let house = try house(["en", "de", "pt", "es"][chance.below(4)])
    let games = trick == .losesGames ? PaperFolder() : games
    var store: GameStore? = chance.below(20) == 0 ? nil : self.store(keepingIn: games)
    store?.undeleteAll()
    _ = store?.takeBackRescued()
    let street = SimulatedStreet(self, seed: chance.next())
    let around = Surroundings(
      clock: clock, workshop: workshop, thinking: .playouts(2), ledger: ledger,
      drawer: PaperDrawer(folder: settings), linkFolder: LinkFolder(in: state),
      neighbourhood: street,
      newSeed: { [unowned self] in chance.next() >> 1 })
    let abilities = Abilities(
      palette: chance.below(5) == 0 ? .none : .many, unicode: chance.below(5) > 0)
    let console = SimulatedConsole(self, size: fingers.sensibleSize(), abilities: abilities)
    self.console = console
    let trouble: Phrase? =
      store == nil ? .cannotSaveAtAll : store?.lastRunStopped == true ? .lastRunStopped : nil
    let beginning =
      try beginningWithFriends(house, around, in: street)
      ?? (isFirst && chance.below(5) > 0
        ? newGame(house, &store) : .whereLeft(&store, clock: clock))
    witness.begin()
    let evening = Evening(
      house: house, console: console, around: around, store: store,
      speed: Speed.allCases[chance.below(Speed.allCases.count)])
    self.evening = evening
    let outcome = evening.spend(from: beginning, trouble: trouble)
    workshop.close()
    switch outcome {
    case .done, .sentAway: break
    case .failed, .misused, .signalled:
      if ending.signal == nil, evening.lastWords.isEmpty {
        witness.complain("ended as \(outcome)")
      }
    }
  }

  /// The games on this disk.
  func store(keepingIn games: any Folder) -> GameStore {
    GameStore(
      state: state, games: games, rescue: [RescuePlace("/home/ada") { [rescue] in rescue }])
  }

  private func newGame(_ house: House, _ store: inout GameStore?) throws -> Beginning {
    var wish = NewGameWish()
    wish.players = PlayerCount(rawValue: 3 + chance.below(4))
    wish.end = chance.below(2) == 0 ? .hands(1 + chance.below(3)) : nil
    wish.level = Level.allCases[chance.below(Level.allCases.count)]
    wish.seed = chance.next() >> 1
    let keeper = GameKeeper(
      try house.newGame(wish), store: store, isNew: true, clock: clock)
    return Beginning(keeper: keeper, isAtTable: true, notice: nil)
  }

  /// The house in a language, with the program's own texts and nothing of a person's.
  private func house(_ language: String) throws -> House {
    if let house = houses[language] { return house }
    let checkout = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardizedFileURL.path
    let environment = [
      "MUE_DATA": checkout, "HOME": "/nonexistent/ada", "USER": "ada", "LANG": "\(language).UTF-8",
      "LANGUAGE": language,
    ]
    guard let house = House(environment: environment, arguments: []) else {
      throw CocoaError(.fileReadUnknown)
    }
    houses[language] = house
    return house
  }
}
