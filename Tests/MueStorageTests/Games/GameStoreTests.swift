import Foundation
import MueGame
import Platform
import TestSupport
import Testing

@testable import MueStorage

@Suite struct GameStoreTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  func open() throws -> GameStore { try GameStore.open(in: directory.directories) }

  /// Saves a game after each of two moves and drops the store.
  func saveTwice() throws -> (older: GameRecord, newer: GameRecord) {
    var store = try open()
    var game = try Game.played(moves: 20)
    let older = game.record
    try store.create(game)
    try game.play(moves: 1)
    try store.save(game)
    return (older, game.record)
  }

  @Test("a game is there again at the next start")
  func nextStart() throws {
    let (_, newer) = try saveTwice()
    var store = try open()
    let (game, notices) = store.loadCurrent()
    #expect(game?.record == newer)
    #expect(notices.isEmpty)
    #expect(try directory.names(directory.games) == ["0001.mue", "0001.mue.prev"])
  }

  @Test("without games there is none, and nothing to tell")
  func none() throws {
    var store = try open()
    let (game, notices) = store.loadCurrent()
    #expect(game == nil)
    #expect(notices.isEmpty)
    #expect(store.allGames().isEmpty)
  }

  @Test("the game begun last is the current one, and the others stay")
  func current() throws {
    var store = try open()
    var records: [GameRecord] = []
    for seed in 1...11 {
      let game = try Game.played(moves: 10, seed: UInt64(seed))
      try store.create(game)
      records.append(game.record)
    }
    #expect(store.allGames().map(\.file).last == "0011.mue")
    #expect(try store.allGames().map { try $0.game.get().record } == records)
    #expect(store.loadCurrent().game?.record == records.last)
  }

  @Test("a game loaded is saved under its own number, one not loaded under a new one")
  func numbers() throws {
    _ = try saveTwice()
    do {
      var store = try open()
      var game = try #require(store.loadCurrent().game)
      try game.play(moves: 1)
      try store.save(game)
      #expect(store.allGames().count == 1)
    }
    var store = try open()
    try store.save(try Game.played(moves: 3, seed: 2))
    #expect(store.allGames().map(\.file) == ["0001.mue", "0002.mue"])
  }

  @Test("a lock that is given up is free, even while a program being started has a copy of it")
  func copiedLock() throws {
    let path = directory.path + "/lock"
    let copy: Int32
    do {
      let lock = try StoreLock(path)
      let files = FileManager.default
      let held = try #require(
        (3..<1_000).first { number in
          (try? files.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)")) == path
        })
      copy = dup(Int32(held))
      withExtendedLifetime(lock) {}
    }
    defer { close(copy) }
    #expect(throws: Never.self) { try StoreLock(path) }
  }

  @Test("a spoilt save is set aside and the one before it played on")
  func spoiltSave() throws {
    let (older, _) = try saveTwice()
    let file = directory.games + "0001.mue"
    let spoilt = Array(try directory.bytes(file).dropLast(9))
    try directory.write(spoilt, to: file)
    do {
      var store = try open()
      let (game, notices) = store.loadCurrent()
      #expect(game?.record == older)
      let length = spoilt.count - 32
      #expect(
        notices == [
          .damagedUsedPrevious(
            file: "0001.mue", .wrongLength(expected: length + 9, found: length),
            keptAs: "0001.mue.bad-1")
        ])
      #expect(try directory.names(directory.games) == ["0001.mue.bad-1", "0001.mue.prev"])
      try store.save(try #require(game))
    }
    #expect(try directory.bytes(directory.games + "0001.mue.bad-1") == spoilt)
    try directory.write([1], to: file)
    var store = try open()
    #expect(store.loadCurrent().game?.record == older)
    #expect(
      try directory.names(directory.games) == [
        "0001.mue.bad-1", "0001.mue.bad-2", "0001.mue.prev",
      ])
  }

  @Test("when nothing is left both files are kept, and that is said once")
  func nothingLeft() throws {
    _ = try saveTwice()
    try directory.write([1], to: directory.games + "0001.mue")
    try directory.write([2], to: directory.games + "0001.mue.prev")
    do {
      var store = try open()
      let (game, notices) = store.loadCurrent()
      #expect(game == nil)
      #expect(
        notices == [
          .damagedNothingLeft(file: "0001.mue", .notASave, keptAs: "0001.mue.bad-1")
        ])
    }
    var store = try open()
    let (game, notices) = store.loadCurrent()
    #expect(game == nil)
    #expect(notices.isEmpty)
    try store.save(try Game.played(moves: 2))
    #expect(
      try directory.names(directory.games) == [
        "0001.mue.bad-1", "0001.mue.prev.bad-1", "0002.mue",
      ])
  }

  @Test("a save of a later program is refused, kept and never written over")
  func laterVersion() throws {
    _ = try saveTwice()
    let file = directory.games + "0001.mue"
    let later = Array("mue-save 13 something new".utf8)
    try directory.write(later, to: file)
    var store = try open()
    let (game, notices) = store.loadCurrent()
    #expect(game == nil)
    #expect(notices == [.otherVersion(file: "0001.mue", .later)])
    try store.save(try Game.played(moves: 2))
    #expect(try directory.bytes(file) == later)
    #expect(
      try directory.names(directory.games) == ["0001.mue", "0001.mue.prev", "0002.mue"])
  }

  @Test("a file out of reach is neither moved nor written over")
  func outOfReach() throws {
    _ = try saveTwice()
    let file = directory.games + "0002.mue"
    #expect(mkdir(file, 0o700) == 0)
    var store = try open()
    let (game, notices) = store.loadCurrent()
    #expect(game == nil)
    #expect(notices == [.unreadable(file: "0002.mue", FileFault(.read, EISDIR))])
    try store.save(try Game.played(moves: 2))
    #expect(try directory.names(directory.games).last == "0003.mue")
  }

  @Test("files that are not ours change nothing")
  func foreignFiles() throws {
    _ = try saveTwice()
    for name in ["9999.txt", "12345678901234567890.mue", "0009.mue.new", "mue", "07.mue", ".x"] {
      try directory.write([1], to: directory.games + name)
    }
    #expect(try open().allGames().map(\.file) == ["0001.mue"])
  }

  @Test("a second program is told that the first has the games, but may read them")
  func secondProgram() throws {
    let (_, newer) = try saveTwice()
    let store = try open()
    #expect(throws: StoreError.lockedByAnother) { try open() }
    var reader = try GameStore.openForReading(in: directory.directories)
    #expect(reader.loadCurrent().game?.record == newer)
    #expect(throws: StoreError.readOnly) { try reader.save(try Game.played(moves: 1)) }
    #expect(throws: StoreError.readOnly) { try reader.begin() }
    withExtendedLifetime(store) {}
  }

  @Test("one who only reads moves nothing")
  func readOnly() throws {
    let (older, _) = try saveTwice()
    try directory.write([1], to: directory.games + "0001.mue")
    var reader = try GameStore.openForReading(in: directory.directories)
    #expect(reader.loadCurrent().game?.record == older)
    #expect(try reader.allGames().map { try $0.game.get().record } == [older])
    #expect(try directory.names(directory.games) == ["0001.mue", "0001.mue.prev"])
  }

  @Test("a game that cannot be read is listed with the reason")
  func unreadable() throws {
    var store = try open()
    try store.create(try Game.played(moves: 2))
    try directory.write([1], to: directory.games + "0001.mue")
    guard case .failure(let fault) = try #require(store.allGames().first).game else {
      Issue.record("it was read")
      return
    }
    #expect(fault == .notASave)
  }
}
