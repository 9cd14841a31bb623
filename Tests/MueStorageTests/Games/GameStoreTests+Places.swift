import MueGame
import Platform
import TestSupport
import Testing

@testable import MueStorage

/// The places of saves: missing, blocked, locked, or left by a run that broke off.
extension GameStoreTests {
  @Test("without a home or a directory the reason is said")
  func withoutHome() throws {
    let nowhere = Directories(environment: [:], accountHome: { nil })
    #expect(throws: StoreError.noFolder) { try GameStore.open(in: nowhere) }
    #expect(throws: StoreError.noFolder) { try GameStore.openForReading(in: nowhere) }
    #expect(throws: StoreError.noGames) {
      try GameStore.openForReading(in: directory.directories)
    }
    let blocked = Directories(environment: ["HOME": "/dev/null"], accountHome: { nil })
    var store = try GameStore.open(in: blocked)
    let fault = FileFault(.openDirectory, ENOTDIR)
    #expect(store.loadCurrent().notices == [.unreadable(file: "games", fault)])
    #expect(throws: StoreError.file(fault)) { try store.save(try Game.played(moves: 1)) }
    #expect(throws: StoreError.cannotOpen(FileFault(.openDirectory, ENOTDIR))) {
      try GameStore.openForReading(in: blocked)
    }
  }

  @Test("a place that is in the way at the start is used as soon as it is free")
  func blockedPlace() throws {
    let (_, newer) = try saveTwice()
    let state = try #require(directory.directories.state)
    #expect(Platform.rename(state, state + ".away") == 0)
    try directory.write([1], to: state)
    var store = try open()
    let game = try Game.played(moves: 3, seed: 2)
    #expect(throws: StoreError.file(FileFault(.openDirectory, ENOTDIR))) { try store.create(game) }
    #expect(unlink(state) == 0)
    #expect(Platform.rename(state + ".away", state) == 0)
    try store.save(game)
    #expect(try store.allGames().map { try $0.game.get().record } == [newer, game.record])
  }

  @Test("where the lock is refused the game is played on, and kept once it is had")
  func refusedLock() throws {
    let (_, newer) = try saveTwice()
    let lock = try #require(directory.directories.state) + "/lock"
    #expect(unlink(lock) == 0)
    #expect(mkdir(lock, 0o700) == 0)
    var store = try open()
    var game = try #require(store.loadCurrent().game)
    #expect(game.record == newer)
    try game.play(moves: 1)
    #expect(throws: StoreError.file(FileFault(.open, EISDIR))) { try store.save(game) }
    #expect(rmdir(lock) == 0)
    try store.save(game)
    // Another program might have continued the first one in the meantime.
    #expect(try store.allGames().map { try $0.game.get().record } == [newer, game.record])
  }

  @Test("a run that did not end is known to the next one")
  func brokenRun() throws {
    #expect(try !open().lastRunStopped)
    do {
      let store = try open()
      try store.begin()
    }
    do {
      let store = try open()
      #expect(store.lastRunStopped)
      try store.begin()
      store.end()
    }
    #expect(try !open().lastRunStopped)
  }
}
