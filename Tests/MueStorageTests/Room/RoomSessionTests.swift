import MueGame
import Platform
import Testing

@testable import MueStorage

@Suite("Who is in a card room") struct RoomSessionTests {
  private let room: TemporaryRoom
  private let eve: RoomPerson
  private let bob: RoomPerson
  private var database: RoomDatabase { room.database }

  init() throws {
    room = try TemporaryRoom()
    eve = try room.person("Eve")
    bob = try room.person("Bob")
  }

  private func process(_ pid: Int) -> ProcessIdentity {
    ProcessIdentity(number: pid, start: 100 + pid)
  }

  @Test("a session is found by its process, wherever it goes, until it leaves")
  func session() throws {
    try database.enter(process(1), person: eve.id, from: "192.0.2.1", at: 50)
    try database.enter(process(2), person: nil, from: "192.0.2.2", at: 60)
    let other = try RoomDatabase(room.folder)
    #expect(
      try other.sessions() == [
        RoomSession(
          process: process(1), person: eve, address: "192.0.2.1", since: 50, place: .hall),
        RoomSession(
          process: process(2), person: nil, address: "192.0.2.2", since: 60, place: .hall),
      ])
    for place in [RoomPlace.alone, .table(7), .watching(8), .hall] {
      try other.move(process(1), to: place)
      #expect(try database.session(of: process(1))?.place == place)
      #expect(try database.session(of: process(2))?.place == .hall)
    }
    try other.leave(process(1))
    #expect(try database.session(of: process(1)) == nil)
    #expect(try database.sessions().map(\.process) == [process(2)])
  }

  @Test("a guest who takes a name is that person from then on")
  func naming() throws {
    try database.enter(process(1), person: nil, from: "host", at: 0)
    try database.setPerson(bob.id, of: process(1))
    #expect(try database.session(of: process(1))?.person == bob)
    #expect(throws: RoomFault.noPerson) { try database.setPerson(99, of: process(1)) }
  }

  @Test("a number that the system uses again is another process, which has nobody's session")
  func again() throws {
    let old = ProcessIdentity(number: 1, start: 100)
    let new = ProcessIdentity(number: 1, start: 200)
    try database.enter(old, person: eve.id, from: "host", at: 0)
    #expect(try database.session(of: new) == nil)
    try database.move(new, to: .alone)
    try database.setPerson(bob.id, of: new)
    try database.leave(new)
    #expect(try database.session(of: old)?.place == .hall)
    #expect(try database.session(of: old)?.person == eve)
    try database.enter(new, person: bob.id, from: "host", at: 0)
    #expect(try database.session(of: old) == nil)
    #expect(try database.session(of: new)?.person == bob)
  }

  @Test("a person has a few sessions at once, and so have all guests together")
  func limits() throws {
    try room.set {
      $0.sessionsOfPerson = 2
      $0.guests = 3
    }
    for pid in 1...2 { try database.enter(process(pid), person: eve.id, from: "host", at: 0) }
    #expect(throws: RoomFault.tooManySessions) {
      try database.enter(process(3), person: eve.id, from: "host", at: 0)
    }
    try database.enter(process(3), person: bob.id, from: "host", at: 0)
    for pid in 4...6 { try database.enter(process(pid), person: nil, from: "host", at: 0) }
    #expect(throws: RoomFault.tooManyGuests) {
      try database.enter(process(7), person: nil, from: "host", at: 0)
    }
    #expect(throws: RoomFault.noPerson) {
      try database.enter(process(7), person: 99, from: "host", at: 0)
    }
    #expect(try database.sessions().count == 6)
    try database.leave(process(1))
    try database.enter(process(1), person: eve.id, from: "host", at: 0)
  }

  @Test("sessions of processes that have ended go, and their tables have none")
  func ended() throws {
    let tables = try (0..<2).map { _ in try room.table(by: eve) }
    for (table, pid) in zip(tables, [10, 11]) {
      try database.note(
        RoomTable.Status(process: process(pid), stage: .playing, hand: 3, seats: [.free]),
        ofTable: table.id)
    }
    for pid in 1...4 {
      try database.enter(process(pid), person: pid == 1 ? eve.id : nil, from: "host", at: 0)
    }
    try database.dropProcesses { [2, 3, 10].contains($0.number) }
    #expect(try database.sessions().map(\.process) == [process(2), process(3)])
    #expect(try database.tables().map(\.status.process) == [process(10), nil])
    #expect(try database.table(tables[1].id)?.status.seats == [.free])
    // A process with the same number that started at another time has ended, too.
    try database.dropProcesses { $0 == ProcessIdentity(number: 2, start: 1) }
    #expect(try database.sessions() == [])
  }

  @Test("the system says which processes run")
  func running() throws {
    let own = try #require(ProcessIdentity.own)
    try database.enter(own, person: eve.id, from: "host", at: 0)
    let table = try room.table(by: eve)
    try database.note(RoomTable.Status(process: own, stage: .gathering), ofTable: table.id)
    try database.enter(process(1), person: nil, from: "host", at: 0)
    try database.dropProcesses()
    #expect(try database.sessions().map(\.process) == [own])
    #expect(try database.table(table.id)?.status.process == own)
  }

  @Test("where nothing has ended, nobody waits for the one who looks")
  func nothingEnded() throws {
    try database.enter(process(1), person: eve.id, from: "host", at: 0)
    let other = try RoomDatabase(room.folder, milliseconds: 0)
    try database.run("BEGIN IMMEDIATE")
    try other.dropProcesses { _ in true }
    #expect(throws: RoomFault.database(.locked)) { try other.dropProcesses { _ in false } }
    try database.run("ROLLBACK")
    #expect(try database.sessions().count == 1)
  }

  @Test("a change by another connection is noticed, and nothing else is")
  func noticing() throws {
    let other = try RoomDatabase(room.folder)
    let before = try other.version()
    #expect(try other.version() == before)
    try database.enter(process(1), person: eve.id, from: "host", at: 0)
    let after = try other.version()
    #expect(after != before)
    #expect(try other.version() == after)
  }
}
