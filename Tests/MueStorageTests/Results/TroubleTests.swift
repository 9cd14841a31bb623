import CSQLite
import MueGame
import MueRules
import Platform
import Testing

@testable import MueStorage

@Suite("A database in trouble") struct TroubleTests {
  let file: TemporaryDatabase
  let games: [PlayedGame]

  init() throws {
    file = try TemporaryDatabase()
    games = try TemporaryDatabase.games()
    try ResultsDatabase(file.path).record(games)
  }

  @Test("locked by another program: reported after the wait, and usable once it is free")
  func locked() throws {
    let other = try ResultsDatabase(file.path)
    let history = try ResultsDatabase(file.path, milliseconds: 20)
    try other.connection.run("BEGIN EXCLUSIVE")
    #expect(throws: DatabaseError.locked) { try history.record(games) }
    #expect(throws: DatabaseError.locked) { try history.games() }
    #expect(throws: DatabaseError.locked) {
      try ResultsDatabase(file.path, milliseconds: 20)
    }
    try other.connection.run("ROLLBACK")
    try history.record(games)
    #expect(try history.games() == games)
  }

  @Test("not a database: set aside under a free name, never lost")
  func damaged() throws {
    let spoilt = Array("this is not a database, whatever its name says".utf8)
    try file.write(spoilt)
    #expect(throws: DatabaseError.damaged) { try ResultsDatabase(file.path) }
    #expect(try file.bytes() == spoilt)
    #expect(try ResultsDatabase.setAside(file.path) == file.path + ".bad-1")
    try ResultsDatabase(file.path).record(games)
    try file.write(spoilt)
    #expect(try ResultsDatabase.setAside(file.path) == file.path + ".bad-2")
    #expect(try file.names == ["results.db.bad-1", "results.db.bad-2"])
  }

  @Test("the file and its journal are for the person alone, and a readable one is restricted")
  func modes() throws {
    func mode(_ path: String) -> mode_t {
      var facts = stat()
      return stat(path, &facts) == 0 ? facts.st_mode & 0o777 : 0
    }
    #expect(mode(file.path) == 0o600)
    #expect(chmod(file.path, 0o644) == 0)
    let history = try ResultsDatabase(file.path)
    #expect(mode(file.path) == 0o600)
    try history.connection.run("BEGIN IMMEDIATE")
    try history.connection.run("DELETE FROM hand")
    #expect(mode(file.path + "-journal") == 0o600)
    #expect(chmod(file.path + "-journal", 0o644) == 0)
    #expect(throws: DatabaseError.locked) {
      try ResultsDatabase(file.path, milliseconds: 20).record(games)
    }
    #expect(mode(file.path + "-journal") == 0o600)
    try history.connection.run("ROLLBACK")
    #expect(try history.games() == games)
  }

  @Test("a file that is too large is damaged, and is not read")
  func tooLarge() throws {
    #expect(truncate(file.path, off_t(ResultsDatabase.sizeLimit) + 1) == 0)
    #expect(throws: DatabaseError.damaged) { try ResultsDatabase(file.path) }
  }

  @Test("a file that cannot be read to its end is inaccessible, and not set aside")
  func outOfReach() throws {
    // A regular file of this account that cannot be read.
    #expect(throws: DatabaseError.disk) { try ResultsDatabase.setAside("/proc/self/mem") }
    #expect(throws: DatabaseError.cannotSetAside) {
      try ResultsDatabase.setAside(file.folder + "/none")
    }
    #expect(try file.names == ["results.db"])
  }

  @Test(
    "a link, a pipe and a folder in its place stay where they are, and so does what a link leads to"
  )
  func notOurs() throws {
    let own = file.folder + "/own.db"
    #expect(chmod(file.path, 0o664) == 0 && rename(file.path, own) == 0)
    #expect(symlink(own, file.path) == 0)
    _ = try ResultsDatabase(file.path)
    var facts = stat()
    #expect(stat(own, &facts) == 0 && facts.st_mode & 0o777 == 0o664)
    let pipe = file.folder + "/pipe"
    #expect(mkfifo(pipe, 0o640) == 0)
    for path in [file.path, pipe, file.folder] {
      #expect(throws: DatabaseError.cannotSetAside) { try ResultsDatabase.setAside(path) }
    }
    #expect(unlink(file.path) == 0 && symlink(pipe, file.path) == 0)
    #expect(throws: DatabaseError.cannotOpen) { try ResultsDatabase(file.path) }
    #expect(try file.names == ["own.db", "pipe", "results.db"])
  }

  @Test("a row that contradicts itself costs its game at most, no other, no answer and no mark")
  func copied() throws {
    let history = try ResultsDatabase(file.path)
    let day = try #require(Day(text: "2026-11-26"))
    let answers = ["a", "b", "c"].map { PracticeAnswer(puzzle: $0, day: day, pause: .week) }
    for answer in answers { try history.keep(answer) }
    try history.forgetReviews()
    try history.connection.run("UPDATE hand SET points = '1' WHERE game = 1 AND number = 1")
    try history.connection.run("UPDATE practice SET day = 'never' WHERE puzzle = 'b'")
    #expect(throws: DatabaseError.damaged) { try history.games() }
    #expect(throws: DatabaseError.damaged) { try history.practiceAnswers() }
    let other = try TemporaryDatabase()
    let new = try ResultsDatabase(other.path)
    // The last game, and the damaged one, are still saved; the others are not.
    let damaged = try #require(games.first)
    let last = try #require(games.last)
    try new.record([damaged, last])
    try new.copy(from: file.path)
    #expect(try new.games() == games)
    #expect(try new.practiceAnswers() == [answers[0], answers[2]])
    for game in games.dropLast() {
      let marks = try new.reviewedHands(of: game.identity)
      #expect(
        marks
          == Dictionary(
            uniqueKeysWithValues: zip(1...game.scores.count, repeatElement(.forgotten, count: .max))
          ))
    }
    // Of a file that is none, nothing is copied.
    try file.write(Array("spoilt".utf8))
    try new.copy(from: file.path)
    #expect(try new.practiceAnswers().count == 2)
  }

  @Test("a database that two programs create at once is created once")
  func createdTwice() throws {
    let other = try TemporaryDatabase()
    let first = try SQLiteConnection(other.path, milliseconds: 20)
    let second = try SQLiteConnection(other.path, milliseconds: 20)
    try Schema.create(first)
    try Schema.create(second)
    #expect(try ResultsDatabase(other.path).isEmpty)
    // Checking the file leaves no lock behind that would keep the other out.
    let history = try ResultsDatabase(other.path, milliseconds: 20)
    try first.run("BEGIN EXCLUSIVE")
    try first.run("ROLLBACK")
    #expect(history.isEmpty)
  }

  @Test(
    "each result code of SQLite has a meaning",
    arguments: [
      (SQLITE_IOERR | 33 << 8, DatabaseError.disk), (SQLITE_FULL, .full),
      (SQLITE_BUSY, .locked),
      (SQLITE_PERM, .readOnly), (SQLITE_CANTOPEN, .cannotOpen), (SQLITE_CORRUPT, .damaged),
      (SQLITE_MISUSE, .refused(code: SQLITE_MISUSE)),
    ])
  func meanings(code: Int32, error: DatabaseError) {
    #expect(DatabaseError(code: code) == error)
  }

  @Test("a database of another program is not taken for ours")
  func foreign() throws {
    let other = try TemporaryDatabase()
    let connection = try SQLiteConnection(other.path, milliseconds: 0)
    try connection.run("CREATE TABLE game (id INTEGER)")
    #expect(throws: DatabaseError.damaged) { try ResultsDatabase(other.path) }
  }

  @Test("of a later version: reported with both versions, and not touched")
  func newer() throws {
    try ResultsDatabase(file.path).connection.run("PRAGMA user_version = 7")
    let before = try file.bytes()
    #expect(throws: DatabaseError.newerVersion(found: 7, known: 1)) {
      try ResultsDatabase(file.path)
    }
    #expect(try file.bytes() == before)
  }

  @Test("read-only: it is read, and not written")
  func readOnly() throws {
    let history = try ResultsDatabase(
      SQLiteConnection(file.path, milliseconds: 0, isForReading: true))
    #expect(try history.games() == games)
    #expect(throws: DatabaseError.readOnly) { try history.record(games) }
    let empty = try TemporaryDatabase()
    try empty.write([])
    #expect(throws: DatabaseError.readOnly) {
      try ResultsDatabase(SQLiteConnection(empty.path, milliseconds: 0, isForReading: true))
    }
  }

  @Test("without a folder, or with one in its place: it cannot be opened")
  func noFolder() throws {
    #expect(throws: DatabaseError.cannotOpen) {
      try ResultsDatabase(file.folder + "/none/results.db")
    }
    #expect(throws: DatabaseError.cannotOpen) { try ResultsDatabase(file.folder) }
  }

  @Test(
    "impossible values count as damage",
    arguments: [
      "UPDATE hand SET points = '99 0 0 0 0 0' WHERE number = 1",
      "UPDATE hand SET bonus = '1' WHERE number = 1", "UPDATE hand SET level = 0",
      "UPDATE hand SET outcome = 'won'", "UPDATE hand SET number = number + 50",
      "UPDATE hand SET chief = 9 WHERE outcome = 'contract'",
      "UPDATE hand SET chief_trump = 'pink' WHERE outcome = 'contract'",
      "UPDATE hand SET vice = chief, vice_trump = '7' WHERE outcome = 'contract'",
      "UPDATE hand SET tied = '0', last = 0 WHERE outcome = 'eclat'",
      "UPDATE game SET seats = 7", "UPDATE game SET points = 100", "UPDATE game SET seed = 'x'",
      "UPDATE game SET identity = id", "UPDATE player SET name = x'00'",
      "UPDATE player SET agent = 'god'", "DELETE FROM player WHERE seat = 1", "DROP TABLE hand",
    ])
  func nonsense(change: String) throws {
    let history = try ResultsDatabase(file.path)
    try history.connection.run(change)
    #expect(throws: DatabaseError.damaged) { try history.games() }
  }

  @Test("bytes changed, cut off or added anywhere: an error or plausible games, no crash")
  func mutations() throws {
    let whole = try file.bytes()
    var chance = SeededGenerator(seed: 1)
    var outcomes: [String: Int] = [:]
    for round in 0..<400 {
      var bytes = whole
      switch round % 4 {
      case 0: bytes[chance.below(100)] = UInt8(chance.below(256))
      case 1:
        for _ in 0..<20 { bytes[chance.below(bytes.count)] = UInt8(chance.below(256)) }
      case 2: bytes.removeLast(chance.below(bytes.count))
      default:
        let page = chance.below(bytes.count / 4096) * 4096
        for _ in 0..<8 { bytes[page + chance.below(64)] = UInt8(chance.below(256)) }
      }
      try file.write(bytes)
      do throws(DatabaseError) {
        let history = try ResultsDatabase(file.path, milliseconds: 10)
        let read = try history.games()
        _ = Statistics(read)
        try history.record(games)
        outcomes["whole", default: 0] += 1
      } catch {
        outcomes["\(error)", default: 0] += 1
      }
    }
    #expect(outcomes["damaged", default: 0] > 100, "\(outcomes)")
    #expect(outcomes.values.reduce(0, +) == 400)
  }
}
