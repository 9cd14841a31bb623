import Foundation
import MueGame
import MueRules
import Platform
import TestSupport
import Testing

@testable import MueStorage

/// Games that could not be saved among the others.
@Suite struct RescueTests {
  private static let first = "mue-rescue-\(geteuid())-1.mue"
  private static let second = "mue-rescue-\(geteuid())-2.mue"

  private func store(
    games: InMemoryFolder = InMemoryFolder(), _ folders: [InMemoryFolder?]
  ) -> GameStore {
    GameStore(
      state: InMemoryFolder(), games: games,
      rescue: folders.enumerated().map { number, folder in
        RescueFolder("/place\(number)") { folder }
      })
  }

  /// The games that the next start finds on the shelf, and its notices.
  private func restart(
    _ games: InMemoryFolder, _ folders: [InMemoryFolder?]
  ) throws -> (records: [GameRecord], current: GameRecord?, notices: [SaveNotice]) {
    var next = store(games: games, folders)
    let notices = next.takeBackRescued()
    let records = try next.allGames().map { try $0.game.get().record }
    return (records, next.loadCurrent().game?.record, notices)
  }

  @Test("the first place that lets it has the game")
  func firstPlace() throws {
    let game = try Game.played(moves: 9)
    let full = InMemoryFolder { $0 == 2 ? ENOSPC : nil }
    let closed = InMemoryFolder { _ in EROFS }
    let free = InMemoryFolder()
    #expect(store([nil, closed, full, free]).rescue(game) == "/place3/\(Self.first)")
    #expect(full.content.isEmpty && closed.content.isEmpty)
    #expect(free.content == [Self.first: SaveFile.bytes(of: game)])
    #expect(store([nil, closed]).rescue(game) == nil)
    #expect(store([]).rescue(game) == nil)
  }

  @Test("nothing is overwritten, and where all usual names are taken nobody can guess the next")
  func nothingOverwritten() throws {
    let game = try Game.played(moves: 9)
    let (folder, other) = (InMemoryFolder(), InMemoryFolder())
    var taken = folder.content
    for _ in 1...9 {
      #expect(store([folder, other]).rescue(game)?.hasPrefix("/place0/") == true)
      #expect(folder.content.merging(taken) { $1 } == folder.content)
      taken = folder.content
    }
    #expect(taken.count == 9)
    let path = try #require(store([folder, other]).rescue(game))
    #expect(path.hasPrefix("/place0/mue-rescue-\(geteuid())-") && path.utf8.count > 35)
    #expect(folder.content.count == 10 && folder.content.merging(taken) { $1 } == folder.content)
    let games = InMemoryFolder()
    #expect(try restart(games, [folder, other]).notices.count == 10)
    #expect(folder.content.isEmpty)
  }

  @Test("a game goes on under its number, with the state before as the older generation")
  func sameNumber()
    throws
  {
    let (games, folder) = (InMemoryFolder(), InMemoryFolder())
    var first = store(games: games, [folder])
    var game = try Game.played(moves: 20)
    try first.create(game)
    let before = games.content["0001.mue"]
    try first.create(Game.played(moves: 3, seed: 2))
    try game.play(moves: 60)
    _ = first.rescue(game)
    let (records, current, notices) = try restart(games, [folder])
    #expect(records.count == 2 && current == game.record)
    #expect(games.content["0001.mue.prev"] == before)
    #expect(notices == [.rescued])
    #expect(folder.content.isEmpty)
    #expect(try restart(games, [folder]).notices.isEmpty)
  }

  @Test("a game that was never saved, or was played on otherwise, gets a number of its own")
  func ownNumber()
    throws
  {
    let (games, folder) = (InMemoryFolder(), InMemoryFolder())
    var first = store(games: games, [folder])
    let game = try Game.played(moves: 20)
    _ = first.rescue(game)
    var other = game.cut(to: GamePosition(hand: 1, moves: 0))
    guard case .bid(let cards, _) = other.match.round.legalMoves, let card = cards.first else {
      Issue.record("no auction")
      return
    }
    try other.apply(.bid(CardSet(card)))
    try first.create(other)
    var third = try Game.played(moves: 5, seed: 3)
    third.notes.begun = 7
    _ = first.rescue(third)
    // The same deals begun at another time are another game.
    var copy = third
    copy.notes.begun = 8
    _ = first.rescue(copy)
    let (records, current, notices) = try restart(games, [folder])
    let rescued = try Game.played(moves: 20).record
    #expect(records == [other.record, rescued, third.record, copy.record])
    #expect(current == copy.record)
    #expect(notices == [.rescued, .rescued, .rescued])
  }

  @Test("what the shelf has already, or has gone on from, is only removed")
  func alreadyKept() throws {
    let (games, folder) = (InMemoryFolder(), InMemoryFolder())
    var first = store(games: games, [folder])
    var game = try Game.played(moves: 20)
    try first.create(game)
    _ = first.rescue(game)
    _ = first.rescue(game.cut(to: GamePosition(hand: 1, moves: 7)))
    try game.play(moves: 1)
    try first.save(game)
    let before = games.content
    #expect(try restart(games, [folder]).current == game.record)
    #expect(games.content == before)
    #expect(folder.content.isEmpty)
  }

  @Test("what is spoilt is set aside, what is of a later program stays, and both are said")
  func spoilt()
    throws
  {
    let folder = InMemoryFolder()
    let later = Array("mue-save 13 something new".utf8)
    for (name, bytes) in [(Self.first, [1, 2, 3]), (Self.second, later)] {
      try AtomicFile(name, keepsPrevious: false).write(bytes, in: folder)
    }
    let (records, _, notices) = try restart(InMemoryFolder(), [folder])
    #expect(records.isEmpty)
    #expect(
      notices == [
        .damagedNothingLeft(file: Self.first, .notASave, keptAs: Self.first + ".bad-1"),
        .otherVersion(file: "/place0/" + Self.second, .later),
      ])
    #expect(folder.content == [Self.first + ".bad-1": [1, 2, 3], Self.second: later])
  }

  @Test("what cannot be read or saved now stays where it is, and is said")
  func unreadable() throws {
    let (folder, unreadable) = (InMemoryFolder(), InMemoryFolder(failsReading: { EIO }))
    let game = try Game.played(moves: 20)
    _ = store([folder]).rescue(game)
    let path = "/place0/" + Self.first
    let full = InMemoryFolder { _ in ENOSPC }
    #expect(try restart(full, [folder]).notices == [.rescueWaits(file: path)])
    #expect(folder.content.count == 1)
    #expect(try restart(full, [unreadable]).notices.count == 9)
    #expect(try restart(InMemoryFolder(), [folder]).current == game.record)
  }

  @Test("on disk it is for the account alone, and nobody else's file is taken")
  func permissions() throws {
    let directory = try TemporaryDirectory()
    let home = directory.path
    try FileManager.default.createDirectory(
      atPath: home + "/tmp", withIntermediateDirectories: true)
    let directories = Directories(
      environment: ["HOME": home, "TMPDIR": home + "/tmp"], accountHome: { nil })
    let game = try Game.played(moves: 20)
    var store = try GameStore.open(in: directories)
    let path = try #require(store.rescue(game))
    #expect(path == "\(home)/\(Self.first)")
    #expect(GameStore.rescuedFiles(in: directories).map(\.path) == [path])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    // What another account may put there: a link, a directory, a file of its own.
    #expect(symlink(path, "\(home)/tmp/\(Self.first)") == 0)
    #expect(mkdir("\(home)/tmp/\(Self.second)", 0o700) == 0)
    if geteuid() == 0 {
      let third = "\(home)/tmp/mue-rescue-0-3.mue"
      try directory.write(directory.bytes(path), to: third)
      #expect(chown(third, 65_534, 65_534) == 0)
    }
    #expect(GameStore.rescuedFiles(in: directories).map(\.path) == [path])
    #expect(store.takeBackRescued() == [.rescued])
    #expect(store.loadCurrent().game?.record == game.record)
    #expect(GameStore.rescuedFiles(in: directories).isEmpty)
  }

  @Test("while another program may have the games, a rescued one waits")
  func waiting() throws {
    let directory = try TemporaryDirectory()
    let lock = try #require(directory.directories.state) + "/lock"
    try FileManager.default.createDirectory(atPath: lock, withIntermediateDirectories: true)
    var store = try GameStore.open(in: directory.directories)
    let path = try #require(store.rescue(Game.played(moves: 20)))
    #expect(store.takeBackRescued() == [.rescueWaits(file: path)])
    #expect(GameStore.rescuedFiles(in: directory.directories).map(\.path) == [path])
  }
}
