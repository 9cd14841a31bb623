import MueGame
import MueRules
import Platform
import Testing

@testable import MueStorage

@Suite("The database of a card room in trouble") struct RoomTroubleTests {
  private let room: TemporaryRoom
  private let eve: RoomPerson

  init() throws {
    room = try TemporaryRoom()
    eve = try room.person("Eve")
  }

  private var database: RoomDatabase { room.database }

  @Test("many open an empty room and write at once: all wait for each other, and nothing is lost")
  func together() throws {
    let other = try TemporaryDirectory()
    let folder = RoomFolder(path: other.path)
    try folder.make()
    let faults = JoinedThreads.map(Array(1...8)) { number -> String? in
      do {
        let database = try RoomDatabase(folder, milliseconds: 60_000)
        let name = try #require(PlayerName("Person \(number + 1)"))
        let person = try database.register(name, key: "\(number)", from: "\(number)", at: 0)
        for turn in 1...10 {
          let process = ProcessIdentity(number: number * 100 + turn, start: 1)
          try database.enter(process, person: nil, from: "host", at: turn)
          try database.move(process, to: .table(turn))
          try database.setPerson(person.id, of: process)
          if turn > 2 { try database.leave(process) }
        }
        return nil
      } catch {
        return "\(error)"
      }
    }
    #expect(faults == Array(repeating: nil, count: 8))
    let database = try RoomDatabase(folder)
    #expect(try database.people().count == 8)
    #expect(try Set(database.people().map(\.name)).count == 8)
    #expect(try database.sessions().count == 16)
    #expect(try database.sessions().allSatisfy { $0.person != nil })
    #expect(try database.isSound())
  }

  @Test("one name that many want at once goes to one of them, and one invitation brings in one")
  func race() throws {
    let code = try database.invitationFromHost()
    let folder = room.folder
    func together(_ name: @escaping @Sendable (Int) -> String) -> [String] {
      JoinedThreads.map(Array(1...6)) { number in
        do {
          _ = try RoomDatabase(folder, milliseconds: 60_000).register(
            #require(PlayerName(name(number))), key: "\(name(number)) \(number)",
            from: "\(number)", invitation: number % 2 == 0 ? code : nil, at: 0)
          return "taken"
        } catch {
          return "\(error)"
        }
      }
    }
    let same = together { _ in "Ivo" }
    #expect(same.filter { $0 == "taken" }.count == 1)
    #expect(same.filter { $0 == "nameTaken" }.count == 5)
    let invited = together { "Ann \($0 + 1)" }
    #expect(invited.filter { $0 == "invalidCode" }.count >= 2)
    #expect(try database.people().count == 1 + 1 + invited.filter { $0 == "taken" }.count)
    #expect(try database.count("SELECT count(*) FROM invitation WHERE used = 1") == 1)
  }

  @Test("while one writes, others read what was there before, and a writer waits for its turn")
  func reading() throws {
    let other = try RoomDatabase(room.folder, milliseconds: 0)
    try database.run("BEGIN IMMEDIATE")
    try database.run("UPDATE person SET closed = 1")
    #expect(try other.person(eve.id) == eve)
    #expect(throws: RoomFault.database(.locked)) { try other.setClosed(true, person: eve.id) }
    try database.run("COMMIT")
    #expect(try other.person(eve.id)?.isClosed == true)
    // After the refusal nothing is left open.
    try other.setClosed(false, person: eve.id)
    #expect(try database.person(eve.id) == eve)
  }

  @Test("a file that another program uses without a log is opened once it is free")
  func turningOn() throws {
    let copy = try TemporaryDirectory()
    let folder = RoomFolder(path: copy.path)
    try folder.make()
    try database.backup(to: folder.databaseFile)
    let other = try SQLiteConnection(folder.databaseFile, milliseconds: 0)
    try other.run("PRAGMA journal_mode = DELETE")
    try other.run("BEGIN IMMEDIATE")
    #expect(throws: RoomFault.database(.locked)) { try RoomDatabase(folder, milliseconds: 20) }
    try other.run("ROLLBACK")
    #expect(try RoomDatabase(folder, milliseconds: 20).people() == [eve])
  }

  @Test("a database that cannot be written is of no use")
  func readOnly() throws {
    #expect(throws: DatabaseError.readOnly) {
      try RoomDatabase(
        SQLiteConnection(room.folder.databaseFile, milliseconds: 0, isForReading: true),
        milliseconds: 0)
    }
  }

  @Test(
    "what root creates beside the database belongs to the room's account",
    .enabled(if: geteuid() == 0, "only root can use the files of another account"))
  func asRoot() throws {
    let copy = try TemporaryDirectory()
    let folder = RoomFolder(path: copy.path)
    try folder.make()
    try database.backup(to: folder.databaseFile)
    #expect(chown(folder.databaseFile, 12_345, 12_345) == 0)
    let other = try RoomDatabase(folder)
    try other.setClosed(true, person: eve.id)
    for end in ["", "-wal", "-shm"] {
      var facts = stat()
      #expect(stat(folder.databaseFile + end, &facts) == 0 && facts.st_uid == 12_345, "\(end)")
      #expect(facts.st_gid == 12_345 && facts.st_mode & 0o777 == 0o600, "\(end)")
    }
  }

  @Test("what a person must not lose survives a power cut, the rest the end of a process")
  func lasting() throws {
    let synced = 2
    let unsynced = 1
    func mode() throws -> Int { try database.count("PRAGMA synchronous") }
    #expect(try mode() == unsynced)
    try database.transaction(isLasting: true) { () throws(RoomFault) in
      #expect(try database.count("PRAGMA synchronous") == synced)
    }
    #expect(try mode() == unsynced)
    #expect(throws: RoomFault.noPerson) { try database.setClosed(true, person: 99) }
    #expect(try mode() == unsynced)
  }

  @Test("a full disk: refused, nothing of it counts, and afterwards everything goes on")
  func full() throws {
    let pages = try database.count("PRAGMA page_count")
    try database.run("PRAGMA max_page_count = \(pages)")
    let hand = String(repeating: "x", count: 100_000)
    let day = try #require(Day(text: "2026-11-29"))
    #expect(throws: RoomFault.database(.full)) {
      try database.finish(day, by: eve.id, points: 1, par: 0, hand: hand)
    }
    #expect(throws: RoomFault.dayNotPlayed) { try database.results(of: day, seenBy: eve.id) }
    #expect(try database.people() == [eve])
    try database.run("PRAGMA max_page_count = 100000")
    try database.finish(day, by: eve.id, points: 1, par: 0, hand: hand)
    #expect(try database.isSound())
  }

  @Test("the files are for this account alone, and one that others can read is restricted")
  func modes() throws {
    func mode(_ end: String) -> mode_t {
      var facts = stat()
      return stat(room.folder.databaseFile + end, &facts) == 0 ? facts.st_mode & 0o777 : 0
    }
    #expect(["", "-wal", "-shm"].map(mode) == [0o600, 0o600, 0o600])
    for end in ["", "-wal", "-shm"] {
      #expect(chmod(room.folder.databaseFile + end, 0o644) == 0)
    }
    _ = try RoomDatabase(room.folder)
    #expect(["", "-wal", "-shm"].map(mode) == [0o600, 0o600, 0o600])
  }

  @Test("not a database, or another program's: reported, and not a byte of it changes")
  func damaged() throws {
    let other = try TemporaryDirectory()
    let folder = RoomFolder(path: other.path)
    try folder.make()
    let spoilt = Array("this is not a database, whatever its name says".utf8)
    try other.write(spoilt, to: folder.databaseFile)
    #expect(throws: RoomFault.database(.damaged)) { try RoomDatabase(folder) }
    #expect(try other.bytes(folder.databaseFile) == spoilt)
    #expect(unlink(folder.databaseFile) == 0)
    try ResultsDatabase(folder.databaseFile).forgetReviews()
    let results = try other.bytes(folder.databaseFile)
    #expect(throws: RoomFault.database(.damaged)) { try RoomDatabase(folder) }
    #expect(try other.bytes(folder.databaseFile) == results)
    #expect(try other.names(folder.databaseFolder) == ["room.db"])
  }

  @Test("of a later version: reported with both versions, and not touched")
  func newer() throws {
    let later = RoomSchema.version + 1
    let copy = try TemporaryDirectory()
    let folder = RoomFolder(path: copy.path)
    try folder.make()
    try database.backup(to: folder.databaseFile)
    try SQLiteConnection(folder.databaseFile, milliseconds: 0).run("PRAGMA user_version = \(later)")
    let before = try copy.bytes(folder.databaseFile)
    #expect(
      throws: RoomFault.database(.newerVersion(found: later, known: RoomSchema.version))
    ) { try RoomDatabase(folder) }
    #expect(try copy.bytes(folder.databaseFile) == before)
  }

  @Test("without its folder, or with something else in its place: it cannot be opened")
  func noFile() throws {
    let other = try TemporaryDirectory()
    let folder = RoomFolder(path: other.path + "/room")
    #expect(throws: RoomFault.database(.cannotOpen)) { try RoomDatabase(folder) }
    try folder.make()
    #expect(mkdir(folder.databaseFile, 0o700) == 0)
    #expect(throws: RoomFault.database(.cannotOpen)) { try RoomDatabase(folder) }
    #expect(rmdir(folder.databaseFile) == 0 && mkfifo(folder.databaseFile, 0o600) == 0)
    #expect(throws: RoomFault.database(.cannotOpen)) { try RoomDatabase(folder) }
  }

  @Test(
    "impossible values count as damage",
    arguments: [
      "UPDATE person SET name = x'00'", "UPDATE person SET closed = 'no'",
      "UPDATE session SET place = 'moon'", "UPDATE session SET place = 'table'",
      "UPDATE session SET address = x'00'", "UPDATE card_table SET plan = '{}'",
      "UPDATE card_table SET access = 'nobody'", "UPDATE card_table SET stage = 'asleep'",
      "UPDATE seat SET kind = 'ghost'", "UPDATE seat SET name = NULL",
      "UPDATE setting SET value = 'many'", "DROP TABLE seat",
    ])
  func nonsense(change: String) throws {
    let table = try room.table(by: eve)
    try database.note(
      RoomTable.Status(stage: .playing, seats: [.person(eve.id, eve.name)]), ofTable: table.id)
    try database.enter(ProcessIdentity(number: 1, start: 1), person: eve.id, from: "host", at: 0)
    try room.set { $0.guests = 7 }
    try database.run(change)
    #expect(throws: RoomFault.database(.damaged)) {
      _ = try database.settings()
      _ = try database.people()
      _ = try database.sessions()
      _ = try database.tables()
    }
  }

  @Test("bytes changed anywhere: an error or plausible people, no crash")
  func mutations() throws {
    let table = try room.table(by: eve)
    try database.note(
      RoomTable.Status(stage: .playing, seats: [.person(eve.id, eve.name)]), ofTable: table.id)
    let copy = try TemporaryDirectory()
    let folder = RoomFolder(path: copy.path)
    try folder.make()
    try database.backup(to: folder.databaseFile)
    let whole = try copy.bytes(folder.databaseFile)
    var chance = SeededGenerator(seed: 1)
    var outcomes: [Bool: Int] = [:]
    for round in 0..<200 {
      var bytes = whole
      switch round % 3 {
      case 0: bytes[chance.below(100)] = UInt8(chance.below(256))
      case 1: bytes.removeLast(chance.below(bytes.count))
      default:
        let page = chance.below(bytes.count / 4096) * 4096
        for _ in 0..<8 { bytes[page + chance.below(64)] = UInt8(chance.below(256)) }
      }
      for end in ["-wal", "-shm", "-journal"] { unlink(folder.databaseFile + end) }
      try copy.write(bytes, to: folder.databaseFile)
      do throws(RoomFault) {
        let database = try RoomDatabase(folder, milliseconds: 10)
        _ = try database.people()
        _ = try database.tables()
        try database.setClosed(true, person: 1)
        outcomes[true, default: 0] += 1
      } catch {
        outcomes[false, default: 0] += 1
      }
    }
    #expect(outcomes[false, default: 0] > 30, "\(outcomes)")
  }
}
