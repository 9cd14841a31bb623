import CursesConsole
import Foundation
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

  /// Goes on where the person left: at the table, or at the start screen.
  func resume() -> Outcome {
    begin { store in
      guard var open = store else { return (nil, true, nil) }
      let wasAtTable = open.lastPlace?.isAtTable ?? true
      let (game, notices) = open.loadCurrent()
      store = open
      let keeper = game.map { GameKeeper($0, store: open, isNew: false) }
      return (keeper, wasAtTable, notices.first?.phrase)
    }
  }

  /// Sits down at a game of the shelf, by its number.
  func open(_ number: Int) -> Outcome {
    begin { store in
      guard var open = store else { return (nil, false, nil) }
      let (game, notices) = open.open(number)
      store = open
      let keeper = game.map { GameKeeper($0, store: open, isNew: false) }
      return (keeper, true, notices.first?.phrase)
    }
  }

  /// Begins a new game; the ones before stay on disk.
  func new(_ wish: NewGameWish) -> Outcome {
    guard let game = newGame(wish) else { return .failed }
    return begin { store in (GameKeeper(game, store: store, isNew: true), true, nil) }
  }

  /// A new game; nil, having said so, if there is none such.
  private func newGame(_ wish: NewGameWish) -> Game? {
    do throws(GameError) {
      return try house.newGame(wish)
    } catch {
      house.complain(.gameNotOffered)
      return nil
    }
  }

  /// Sits down at the deal of today: at the game begun with it, or a new one.
  func day() -> Outcome {
    begin { store in
      guard let deal = DailyDeal.today else { return (nil, false, nil) }
      if let number = store?.number(of: deal), var open = store {
        let (game, notices) = open.open(number)
        store = open
        if let game {
          return (GameKeeper(game, store: open, isNew: false), true, notices.first?.phrase)
        }
      }
      guard let game = try? house.game(of: deal, words: house.words) else {
        return (nil, false, .gameCannotBegin)
      }
      return (GameKeeper(game, store: store, isNew: true), true, nil)
    }
  }

  private typealias Found = (keeper: GameKeeper?, isAtTable: Bool, notice: Phrase?)

  /// Opens the saves and the terminal, in that order, spends the evening, and gives both back.
  private func begin(_ find: (inout GameStore?) -> Found) -> Outcome {
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
    if store?.lastRunStopped == true { trouble = trouble ?? .lastRunStopped }
    return spend(store: store, trouble: trouble, find)
  }

  private func spend(
    store: GameStore?, trouble: Phrase?, _ find: (inout GameStore?) -> Found
  ) -> Outcome {
    if isPlain { return tell(store: store, trouble: trouble, find) }
    var store = store
    let console: CursesConsole
    do throws(ConsoleError) {
      console = try CursesConsole.open(environment: house.environment)
    } catch {
      house.complain(error.phrase)
      return tell(store: store, trouble: trouble, find)
    }
    defer { console.close() }
    let found = find(&store)
    try? store?.begin()
    let evening = Evening(house: house, console: console, store: store, speed: speed)
    evening.keeper = found.keeper
    let notice = found.notice ?? trouble ?? house.ownFileFaults.first
    if let keeper = found.keeper, found.isAtTable {
      return evening.run(through: .table(keeper, notice: notice))
    }
    return evening.run(through: .foyer(notice: notice))
  }

  private func tell(
    store: GameStore?, trouble: Phrase?, _ find: (inout GameStore?) -> Found
  ) -> Outcome {
    var store = store
    let found = find(&store)
    guard
      let keeper = found.keeper
        ?? newGame(NewGameWish()).map({ GameKeeper($0, store: store, isNew: true) })
    else { return .failed }
    try? store?.begin()
    keeper.note(isAtTable: true)
    let offer: Phrase? = found.keeper == nil ? .plainFirst : nil
    let notice =
      found.notice ?? trouble ?? house.settingsNotice?.phrase ?? house.languagesNotice ?? offer
    let console = LineConsole(environment: house.environment)
    let sitting = PlainSitting(
      house: house, console: console, keeper: keeper, store: store,
      preferences: house.preferences(speed: speed))
    let outcome = sitting.run(notice: notice)
    store?.end()
    console.close()
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
