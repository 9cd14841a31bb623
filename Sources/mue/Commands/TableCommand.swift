import CursesConsole
import Foundation
import MueRules
import MueSaves
import MueScreen
import MueTable
import MueWords

/// Sits down at the table: resumes a game or begins one.
struct TableCommand {
  let house: House
  let speed: Speed?

  /// Resumes the game played last, or begins the first one.
  func resume() -> Outcome {
    sit { store in
      guard var open = store else { return (try newGame(NewGameWish()), true, nil) }
      let (game, notices) = open.loadCurrent()
      store = open
      if let game { return (game, false, notices.first?.phrase) }
      return (try newGame(NewGameWish()), true, notices.first?.phrase)
    }
  }

  /// Begins a new game; the ones before stay on disk.
  func new(_ wish: NewGameWish) -> Outcome {
    sit { _ in (try newGame(wish), true, nil) }
  }

  private typealias Seated = (game: Game, isNew: Bool, notice: Phrase?)

  /// Opens the saves and the terminal, in that order, plays, and gives both back.
  private func sit(_ find: (inout GameStore?) throws -> Seated) -> Outcome {
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
    guard let seated = try? find(&store) else { return .failed }
    if store?.lastRunStopped == true { trouble = trouble ?? .lastRunStopped }
    return play(seated, store: store, notice: seated.notice ?? trouble)
  }

  private func play(_ seated: Seated, store: GameStore?, notice: Phrase?) -> Outcome {
    let console: CursesConsole
    do throws(ConsoleError) {
      console = try CursesConsole.open(environment: house.environment)
    } catch {
      house.complain(error.phrase)
      return .misused
    }
    defer { console.close() }
    try? store?.begin()
    let sitting = Sitting(
      house: house, console: console,
      keeper: GameKeeper(seated.game, store: store, isNew: seated.isNew),
      speed: speed ?? house.speedFromEnvironment ?? house.settings.preferences.speed,
      notice: notice ?? house.settingsNotice?.phrase)
    return sitting.run()
  }

  private func newGame(_ wish: NewGameWish) throws -> Game {
    let seed = wish.seed ?? UInt64.random(in: 0...UInt64(Int64.max))
    let players = wish.players ?? .five
    let rules = try MatchRules(
      players: players, end: wish.end ?? .points(200),
      firstDealer: Int(seed % UInt64(players.number)))
    let person = wish.name ?? house.personName
    let opponent = ComputerPlayer(
      level: wish.level ?? house.settings.preferences.level,
      style: wish.style ?? house.settings.preferences.style,
      memory: wish.memory ?? ComputerPlayer.fullMemory, peek: wish.peek ?? .none)
    let seats = Opponents.seats(
      players, person: person, opponent: opponent, words: house.words)
    return try Game(rules: rules, seed: seed, players: seats)
  }
}

extension House {
  /// The pace in `MUE_SPEED`, if it names one.
  var speedFromEnvironment: Speed? { environment["MUE_SPEED"].flatMap(Speed.init) }

  /// The person's name: the one set, else the one of the login.
  var personName: PlayerName {
    let login = (environment["USER"] ?? "").capitalized
    let names = [login == "Root" ? "" : login, words(.somebody)]
    return settings.preferences.name ?? names.lazy.compactMap { PlayerName($0) }.first
      ?? PlayerName.nobody
  }
}
