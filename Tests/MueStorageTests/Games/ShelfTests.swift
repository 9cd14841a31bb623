import MueGame
import Platform
import TestSupport
import Testing

@testable import MueStorage

@Suite struct ShelfTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func open() throws -> GameStore { try GameStore.open(in: directory.directories) }

  /// Saves games with two generations each, and drops the store like a crash.
  @discardableResult
  private func fill(_ count: Int) throws -> [GameRecord] {
    var store = try open()
    return try (1...count).map { seed in
      var game = try Game.played(moves: 10, seed: UInt64(seed))
      try store.create(game)
      try game.play(moves: 1)
      try store.save(game)
      return game.record
    }
  }

  @Test("any number of games lie side by side, the one begun last first")
  func anyNumber() throws {
    let records = try fill(12)
    var store = try open()
    #expect(store.shelf() == Array((1...12).reversed()))
    #expect(try store.stored(5)?.game.get().record == records[4])
    #expect(store.open(5).game?.record == records[4])
    #expect(store.number == 5)
  }

  private func table(of store: GameStore) throws -> [UInt8]? {
    try store.table { $0 }.table
  }

  @Test("a linked table lies with its game: no other game has it, and it goes with the game")
  func tables() throws {
    try fill(2)
    var store = try open()
    for number in 1...2 {
      _ = store.open(number)
      try store.keepTable([UInt8(number)])
    }
    _ = store.open(1)
    #expect(try table(of: store) == [1])
    try store.create(try Game.played(moves: 3, seed: 9))
    #expect(try store.number == 3 && table(of: store) == nil)
    try store.keepTable([3])
    try store.delete(3)
    try store.undelete(3)
    _ = store.open(3)
    #expect(try table(of: store) == [3])
    try store.delete(3)
    store.removeDeleted()
    try store.create(try Game.played(moves: 3, seed: 9))
    #expect(try store.number == 3 && table(of: store) == nil)
    _ = store.open(2)
    #expect(try table(of: store) == [2])
  }

  @Test("a deleted game is off the shelf, and can be brought back whole")
  func deletedGame() throws {
    let records = try fill(3)
    let before = try directory.names(directory.games)
    let store = try open()
    try store.delete(2)
    #expect(store.shelf() == [3, 1])
    #expect(store.stored(2) == nil)
    try store.undelete(2)
    #expect(try directory.names(directory.games) == before)
    #expect(try store.stored(2)?.game.get().record == records[1])
  }

  @Test("a game that cannot be deleted or brought back is where it was", arguments: 1...6)
  func gameCannot(call: Int) throws {
    func fill(_ games: InMemoryFolder) throws -> GameStore {
      var store = GameStore(state: InMemoryFolder(), games: games)
      var game = try Game.played(moves: 10)
      try store.create(game)
      try game.play(moves: 1)
      try store.save(game)
      return store
    }
    let calm = InMemoryFolder()
    _ = try fill(calm)
    let refused = calm.calls + call
    let games = InMemoryFolder { $0 == refused ? EIO : nil }
    let store = try fill(games)
    if call > 3 { try store.delete(1) }
    let before = games.content
    #expect(throws: StoreError.self) {
      if call > 3 { try store.undelete(1) } else { try store.delete(1) }
    }
    #expect(games.content == before)
    if call > 3 { try store.undelete(1) } else { try store.delete(1) }
    #expect(store.shelf() == (call > 3 ? [1] : []))
  }

  @Test("a crash brings deleted games back, an end in good order removes them")
  func crashBrings() throws {
    let records = try fill(3)
    try open().delete(2)
    do {
      let store = try open()
      #expect(store.shelf() == [3, 2, 1])
      #expect(try store.stored(2)?.game.get().record == records[1])
      try store.delete(2)
      store.end()
      #expect(store.shelf() == [3, 1])
    }
    #expect(try open().shelf() == [3, 1])
    #expect(try !directory.names(directory.games).contains { $0.hasPrefix("0002") })
  }

  @Test("a new game never gets the number of a deleted one that can be brought back")
  func newGame() throws {
    let records = try fill(2)
    var store = try open()
    try store.delete(2)
    try store.create(try Game.played(moves: 5, seed: 9))
    #expect(store.number == 3)
    try store.undelete(2)
    #expect(try store.stored(2)?.game.get().record == records[1])
  }

  @Test("the game played last is current, wherever it stands")
  func gamePlayed() throws {
    let records = try fill(3)
    do {
      var store = try open()
      _ = store.open(1)
      store.note(isAtTable: false)
      #expect(store.lastPlace == LastPlace(game: 1, isAtTable: false))
    }
    var store = try open()
    #expect(store.loadCurrent().game?.record == records[0])
    try store.delete(1)
    #expect(store.loadCurrent().game?.record == records[2])
    try directory.write([1, 2, 3], to: directory.path + "/.local/state/mue/current")
    #expect(store.lastPlace == nil)
    #expect(store.loadCurrent().game?.record == records[2])
  }

  @Test("behind the highest number there is, the first free one is taken")
  func numbersUsedUp() throws {
    let records = try fill(2)
    try directory.write([1], to: directory.games + "999999999.mue")
    try directory.write([1], to: directory.games + "1000000000.mue")
    var store = try open()
    let game = try Game.played(moves: 3, seed: 9)
    try store.create(game)
    #expect(store.shelf() == [999_999_999, 3, 2, 1])
    #expect(try store.stored(3)?.game.get().record == game.record)
    #expect(try store.stored(1)?.game.get().record == records[0])
  }

  @Test("a place that cannot be written down is written with the next save")
  func unwrittenPlace() throws {
    let folder = InMemoryFolder { $0 == 1 ? EIO : nil }
    var store = GameStore(state: folder, games: InMemoryFolder())
    var game = try Game.played(moves: 3)
    try store.create(game)
    store.note(isAtTable: true)
    #expect(store.lastPlace == nil)
    try game.play(moves: 1)
    try store.save(game)
    #expect(store.lastPlace == LastPlace(game: 1, isAtTable: true))
  }

  @Test("notes are saved without giving up the generation before")
  func notesSaved() throws {
    try fill(1)
    var store = try open()
    var game = try #require(store.loadCurrent().game)
    let previous = try directory.bytes(directory.games + "0001.mue.prev")
    game.notes.title = GameTitle("Sunday")
    try store.save(game, keepsPrevious: false)
    #expect(try directory.bytes(directory.games + "0001.mue.prev") == previous)
    #expect(try store.stored(1)?.game.get().notes.title?.text == "Sunday")
  }

  @Test("the last plan of a new game is there again, a spoilt one is set aside")
  func lastPlan() throws {
    let store = try open()
    #expect(store.plan == nil)
    var plan = NewGamePlan()
    plan.preset = .six
    store.keep(plan)
    #expect(store.plan == plan)
    let file = directory.path + "/.local/state/mue/new-game.json"
    try directory.write(Array("{".utf8), to: file)
    #expect(store.plan == nil)
    store.keep(plan)
    #expect(store.plan == plan)
    #expect(try directory.bytes(file + ".bad-1") == Array("{".utf8))
  }

  @Test("beyond a quota a new game is not kept, until there is room again")
  func quota() throws {
    var used = 0
    let place = directory.directories
    func open(games: Int) throws -> GameStore {
      let used = used
      return try GameStore.open(
        in: place, quota: GameQuota(games: games, megabytes: 1) { () throws(FileFault) in used })
    }
    try fill(1)
    let game = try Game.played(moves: 3, seed: 3)
    do {
      var store = try open(games: 2)
      try store.create(try Game.played(moves: 3, seed: 2))
      let full = StoreError.quotaReached(games: 2, megabytes: 1)
      for _ in 0..<2 { #expect(throws: full) { try store.create(game) } }
      #expect(throws: full) { try store.save(game) }
      #expect(store.rescue(game) == nil && store.shelf() == [2, 1])
      try store.delete(1)
      try store.save(game)
      #expect(store.shelf() == [3, 2])
      store.end()
    }
    // Those that are kept already go on.
    used = 2_000_000
    do {
      var store = try open(games: 9)
      _ = store.open(3)
      try store.save(game)
      #expect(throws: StoreError.quotaReached(games: 9, megabytes: 1)) { try store.create(game) }
      store.end()
    }
    // Nothing new is kept while the files cannot be counted.
    let fault = FileFault(.list, EACCES)
    var store = try GameStore.open(
      in: place, quota: GameQuota(games: 9, megabytes: 1) { () throws(FileFault) in throw fault })
    #expect(throws: StoreError.file(fault)) { try store.create(game) }
  }
}
