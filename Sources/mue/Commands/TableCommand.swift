import CursesConsole
import MueRules
import MueSaves
import MueScreen
import MueTable
import MueWords

/// Begins an evening: at the table of a game, or at the start screen; or tells the game in lines, if
/// that is wished or there can be no screen.
struct TableCommand {
  let house: House
  let speed: Speed?
  /// Whether the game is to be told in lines.
  let isPlain: Bool

  /// Finds out how the evening begins, once the saves and all around it are there.
  private typealias Finding = (inout GameStore?, Surroundings) -> Beginning

  /// Goes on where the person left: at the table, or at the start screen.
  func resume() -> Outcome {
    begin { store, around in .whereLeft(&store, clock: around.clock) }
  }

  /// Sits down at a game of the shelf, by its number.
  func open(_ number: Int) -> Outcome {
    begin { store, around in .game(number, &store, clock: around.clock) }
  }

  /// Begins a new game; the ones before stay on disk.
  func new(_ wish: NewGameWish) -> Outcome {
    guard let game = newGame(wish) else { return .failed }
    return begin { store, around in
      let keeper = GameKeeper(game, store: store, isNew: true, clock: around.clock)
      return Beginning(keeper: keeper, isAtTable: true, notice: nil)
    }
  }

  /// A new game; nil, having said so, if there is none such.
  func newGame(_ wish: NewGameWish) -> Game? {
    do throws(GameError) {
      return try house.newGame(wish)
    } catch {
      house.complain(.gameNotOffered)
      return nil
    }
  }

  /// Sits down at the deal of today: at the game begun with it, or a new one.
  func day() -> Outcome {
    begin { store, around in
      let clock = around.clock
      guard let deal = clock.today.map(DailyDeal.init) else {
        return Beginning(keeper: nil, isAtTable: false, notice: nil)
      }
      if let number = store?.number(of: deal) {
        let found = Beginning.game(number, &store, clock: clock)
        if found.keeper != nil { return found }
      }
      guard let game = try? house.game(of: deal, words: house.words) else {
        return Beginning(keeper: nil, isAtTable: false, notice: .gameCannotBegin)
      }
      let keeper = GameKeeper(game, store: store, isNew: true, clock: clock)
      return Beginning(keeper: keeper, isAtTable: true, notice: nil)
    }
  }

  /// Opens a table for friends, or opens it again, if there is one.
  func linked(_ find: @escaping (inout GameStore?, Surroundings) -> Beginning?) -> Outcome {
    var isThere = true
    let outcome = begin(needsScreen: true) { store, around in
      if let found = find(&store, around) { return found }
      isThere = false
      return Beginning(keeper: nil, isAtTable: false, notice: nil, door: .out(.failed))
    }
    if !isThere { house.complain(.nothingToOpenAgain) }
    return outcome
  }

  /// Sits down at somebody else's table; nothing is saved there.
  func guest(_ link: (any Timepiece) -> GuestLink) -> Outcome {
    spend(store: nil, trouble: nil, needsScreen: true) { _, around in
      Beginning(
        keeper: nil, isAtTable: false, notice: nil,
        door: .guest(link(around.clock), isFromFoyer: false))
    }
  }

  /// Opens the saves and the terminal, in that order, spends the evening, and gives both back.
  private func begin(needsScreen: Bool = false, _ find: Finding) -> Outcome {
    var trouble: Phrase?
    var store: GameStore?
    do throws(StoreError) {
      store = try GameStore.open(in: house.directories)
    } catch {
      if error == .lockedByAnother {
        house.complain(error.phrase)
        return .failed
      }
      trouble = .cannotSaveAtAll
    }
    trouble = trouble ?? store?.takeBackRescued().first?.phrase
    if store?.lastRunStopped == true { trouble = trouble ?? .lastRunStopped }
    return spend(store: store, trouble: trouble, needsScreen: needsScreen, find)
  }

  private func spend(
    store: GameStore?, trouble: Phrase?, needsScreen: Bool, _ find: Finding
  ) -> Outcome {
    guard let around = house.surroundings() else { return .failed }
    if isPlain { return tell(store: store, trouble: trouble, around, find) }
    var store = store
    let console: CursesConsole
    do throws(ConsoleError) {
      console = try CursesConsole.open(environment: house.environment)
    } catch {
      house.complain(error.phrase)
      if error == .noMoreFiles { return .failed }
      if needsScreen {
        house.complain(.linkNeedsScreen)
        return .failed
      }
      return tell(store: store, trouble: trouble, around, find)
    }
    let beginning = find(&store, around)
    let evening = Evening(
      house: house, console: console, around: around, store: store, speed: speed)
    let outcome = evening.spend(from: beginning, trouble: trouble)
    console.close()
    for phrase in evening.lastWords { house.complain(phrase) }
    return outcome
  }

  private func tell(
    store: GameStore?, trouble: Phrase?, _ around: Surroundings, _ find: Finding
  ) -> Outcome {
    guard let console = house.lineConsole() else { return .failed }
    var store = store
    let found = find(&store, around)
    guard
      let keeper = found.keeper
        ?? newGame(NewGameWish()).map({
          GameKeeper($0, store: store, isNew: true, clock: around.clock)
        })
    else { return .failed }
    try? store?.begin()
    let offer: Phrase? = found.keeper == nil ? .plainFirst : nil
    let notice =
      found.notice ?? trouble ?? house.settingsNotice?.phrase ?? house.languagesNotice ?? offer
    let sitting = PlainSitting(
      house: house, console: console, around: around, keeper: keeper, store: store,
      preferences: house.preferences(speed: speed))
    let outcome = sitting.run(notice: notice)
    store?.end()
    console.close()
    for phrase in sitting.lastWords { house.complain(phrase) }
    return outcome
  }
}

extension House {
  /// A new game as it is wished; what was not said is as usual.
  func newGame(_ wish: NewGameWish) throws(GameError) -> Game {
    let preferences = settings.preferences
    return try wish.plan(preferences).game(
      person: personName(preferences, words), usual: words.opponentNames, chance: Game.newSeed)
  }

  /// What the person likes, with a speed that goes before that of the settings.
  func preferences(speed: Speed?) -> Preferences {
    var preferences = settings.preferences
    preferences.speed = speed ?? speedFromEnvironment ?? preferences.speed
    return preferences
  }

  /// The pace in `MUE_SPEED`, if it names one.
  var speedFromEnvironment: Speed? { environment["MUE_SPEED"].flatMap(Speed.init) }
}
