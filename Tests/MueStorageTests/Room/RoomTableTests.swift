import MueGame
import MueRules
import Platform
import Testing

@testable import MueStorage

@Suite("The tables of a card room") struct RoomTableTests {
  private let room: TemporaryRoom
  private let eve: RoomPerson
  private let bob: RoomPerson
  private var database: RoomDatabase { room.database }

  init() throws {
    room = try TemporaryRoom()
    eve = try room.person("Eve")
    bob = try room.person("Bob")
  }

  @Test("a table is read as it was opened, and lists who has its seats")
  func opening() throws {
    var plan = NewGamePlan()
    plan.players = .four
    plan.end = .hands(4)
    let table = try database.openTable(plan, access: .invited, by: eve.id, at: 9)
    #expect(table.plan == plan && table.access == .invited && table.opened == 9)
    #expect(table.opener == eve)
    #expect(table.status == RoomTable.Status(stage: .gathering))
    let other = try RoomDatabase(room.folder)
    #expect(try other.table(table.id) == table)
    let second = try room.table(by: bob)
    let ann = try #require(PlayerName("Ann"))
    let status = RoomTable.Status(
      process: ProcessIdentity(number: 3, start: 4), stage: .playing, hand: 2,
      seats: [.person(bob.id, bob.name), .computer(ann), .free, .guest(ann)])
    try other.note(status, ofTable: second.id)
    #expect(try database.table(second.id)?.status == status)
    #expect(try database.tables().map(\.id) == [table.id, second.id])
    #expect(try database.tables(ofPerson: bob.id).map(\.id) == [second.id])
    #expect(try database.tables(ofPerson: eve.id) == [])
    try database.removeTable(second.id)
    #expect(try database.table(second.id) == nil)
    #expect(try database.tables(ofPerson: bob.id) == [])
    #expect(throws: RoomFault.noTable) { try database.note(status, ofTable: second.id) }
    #expect(throws: RoomFault.noPerson) {
      try database.openTable(plan, access: .everybody, by: 99, at: 0)
    }
    // The folder of a removed table is no other table's.
    #expect(try room.table(by: bob).id == second.id + 1)
  }

  @Test("a person has few open tables; one that is over does not count")
  func limit() throws {
    try room.set { $0.tablesOfPerson = 2 }
    let first = try room.table(by: eve)
    _ = try room.table(by: eve)
    #expect(throws: RoomFault.tooManyTables) { try room.table(by: eve) }
    _ = try room.table(by: bob)
    try database.note(RoomTable.Status(stage: .over), ofTable: first.id)
    _ = try room.table(by: eve)
    #expect(try database.tables().count == 4)
  }

  @Test("anybody sits at a table for everybody; elsewhere people who are invited or have a seat")
  func access() throws {
    let ann = try room.person("Ann")
    let cid = try room.person("Cid")
    let open = try room.table(by: eve)
    let closed = try room.table(by: eve, access: .invited)
    func sitting(_ table: RoomTable) throws -> [Bool] {
      try [eve.id, bob.id, ann.id, cid.id, nil].map { person in
        try database.maySit(person, atTable: table.id)
      }
    }
    #expect(try sitting(open) == [true, true, true, true, true])
    #expect(try sitting(closed) == [true, false, false, false, false])
    try database.invite(bob.id, toTable: closed.id, by: eve.id, at: 0)
    #expect(try sitting(closed) == [true, true, false, false, false])
    try database.note(
      RoomTable.Status(stage: .playing, seats: [.person(ann.id, ann.name)]), ofTable: closed.id)
    #expect(try sitting(closed) == [true, true, true, false, false])
    #expect(throws: RoomFault.noTable) { try database.maySit(eve.id, atTable: 99) }
    #expect(throws: RoomFault.notInvited) {
      try database.invite(cid.id, toTable: closed.id, by: cid.id, at: 0)
    }
  }

  @Test("each invitation is seen once, whoever repeats it")
  func invitations() throws {
    let first = try room.table(by: eve)
    let second = try room.table(by: eve)
    try database.invite(bob.id, toTable: first.id, by: eve.id, at: 3)
    let seen = try database.invitations(toPerson: bob.id)
    #expect(seen.map(\.table) == [first.id])
    #expect(seen.map(\.inviter) == [eve])
    #expect(seen.map(\.time) == [3])
    let last = try #require(seen.last).id
    try database.invite(bob.id, toTable: first.id, by: eve.id, at: 4)
    #expect(try database.invitations(toPerson: bob.id, after: last) == [])
    try database.invite(bob.id, toTable: second.id, by: eve.id, at: 5)
    #expect(try database.invitations(toPerson: bob.id, after: last).map(\.table) == [second.id])
    #expect(try database.invitations(toPerson: eve.id) == [])
    #expect(throws: RoomFault.noPerson) {
      try database.invite(99, toTable: first.id, by: eve.id, at: 0)
    }
    #expect(throws: RoomFault.noTable) {
      try database.invite(bob.id, toTable: 99, by: eve.id, at: 0)
    }
    try database.removeTable(first.id)
    #expect(try database.invitations(toPerson: bob.id).map(\.table) == [second.id])
  }

  @Test("a table that writes after a person has been removed does not bring the person back")
  func removed() throws {
    let table = try room.table(by: eve)
    try database.removePerson(bob.id)
    try database.note(
      RoomTable.Status(stage: .playing, seats: [.person(bob.id, bob.name)]), ofTable: table.id)
    #expect(try database.table(table.id)?.status.seats == [.free])
  }
}
