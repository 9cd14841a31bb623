import MueGame
import Platform
import Testing

@testable import MueStorage

@Suite("The people of a card room") struct RoomPeopleTests {
  private let room: TemporaryRoom
  private var database: RoomDatabase { room.database }

  init() throws { room = try TemporaryRoom() }

  private func register(
    _ name: String, key: String, from address: String = "host", invitation: RoomCode? = nil,
    at time: Int = 0
  ) throws -> RoomPerson {
    try database.register(
      try #require(PlayerName(name)), key: key, from: address, invitation: invitation, at: time)
  }

  @Test("a person is found by key, number and name, also over another connection")
  func finding() throws {
    let eve = try register("Eve", key: "aa", at: 7)
    let bob = try register("Bob", key: "bb")
    #expect(eve.name.text == "Eve" && eve.since == 7 && eve.inviter == nil && !eve.isClosed)
    let other = try RoomDatabase(room.folder)
    #expect(try other.person(key: "aa") == eve)
    #expect(try other.person(key: "cc") == nil)
    #expect(try other.person(bob.id) == bob)
    #expect(try other.person(99) == nil)
    #expect(try other.person(named: #require(PlayerName("EVE"))) == eve)
    #expect(try other.person(named: #require(PlayerName("Ann"))) == nil)
    #expect(try other.people() == [eve, bob])
  }

  @Test(
    "a name that looks like another is refused, and so is one without letters",
    arguments: ["Ivo", "ivo", "lvo", "Iv0", "Í-v-o", "Іvo"])
  func lookAlikes(name: String) throws {
    let ivo = try register("Ivo", key: "aa")
    #expect(throws: RoomFault.nameTaken) { try register(name, key: "bb") }
    #expect(throws: RoomFault.unusableName) { try register("★", key: "bb") }
    #expect(try database.people() == [ivo])
  }

  @Test("signs that a table uses for its own marks are left out of a name")
  func signs() throws {
    let ann = try register("★ Ann", key: "aa")
    #expect(ann.name == ann.name.withoutSigns)
    #expect(try database.person(key: "aa") == ann)
  }

  @Test("a key has one name only")
  func oneName() throws {
    let eve = try register("Eve", key: "aa")
    #expect(throws: RoomFault.keyTaken) { try register("Bob", key: "aa") }
    #expect(try database.people() == [eve])
  }

  @Test("in an open room an address gets a few names an hour, and is forgotten afterwards")
  func namesAnHour() throws {
    try room.set { $0.namesAnHour = 2 }
    _ = try register("Ann", key: "1", at: 1000)
    _ = try register("Bob", key: "2", at: 2000)
    #expect(throws: RoomFault.tooManyNames) { try register("Cid", key: "3", at: 4599) }
    _ = try register("Dan", key: "4", from: "elsewhere", at: 4599)
    _ = try register("Eve", key: "5", at: 4600)
    #expect(throws: RoomFault.tooManyNames) { try register("Fay", key: "6", at: 5599) }
    // An invitation counts for itself.
    let code = try database.invitationFromHost()
    _ = try register("Fay", key: "6", invitation: code, at: 5599)
    #expect(try database.count("SELECT count(*) FROM arrival WHERE at <= 1999") == 0)
  }

  @Test("by invitation, a code brings in one person, who then has codes to give away")
  func invitations() throws {
    try room.set {
      $0.entry = .invitation
      $0.invitations = 2
    }
    #expect(throws: RoomFault.invitationNeeded) { try register("Ann", key: "1") }
    let first = try database.invitationFromHost()
    let ann = try register("Ann", key: "1", invitation: first)
    #expect(ann.inviter == nil)
    #expect(throws: RoomFault.invalidCode) { try register("Bob", key: "2", invitation: first) }
    let codes = try database.invitations(of: ann.id)
    #expect(Set(codes).count == 2)
    #expect(try database.invitations(of: ann.id) == codes)
    let bob = try register("Bob", key: "2", invitation: codes[0])
    #expect(bob.inviter == ann.id)
    #expect(try database.invitations(of: ann.id) == [codes[1]])
    // One whose name is closed brings in nobody.
    try database.setClosed(true, person: ann.id)
    #expect(throws: RoomFault.invalidCode) { try register("Cid", key: "3", invitation: codes[1]) }
    #expect(throws: RoomFault.invalidCode) {
      try register("Cid", key: "3", invitation: RoomCode.random())
    }
    // A later decision of the host counts for everybody.
    try room.set { $0.invitations = 4 }
    #expect(try database.invitations(of: ann.id).count == 3)
    #expect(throws: RoomFault.noPerson) { try database.invitations(of: 99) }
  }

  @Test("a refused name leaves its invitation unused")
  func unused() throws {
    let ann = try register("Ann", key: "1")
    let code = try database.invitationFromHost()
    #expect(throws: RoomFault.nameTaken) { try register("Ann", key: "2", invitation: code) }
    _ = try register("Bob", key: "2", invitation: code)
    #expect(try database.people().map(\.id) == [ann.id, ann.id + 1])
  }

  @Test("a code adds one key within ten minutes, and a new one replaces it")
  func secondKey() throws {
    let eve = try register("Eve", key: "aa")
    let bob = try register("Bob", key: "bb")
    let late = try database.keyCode(of: eve.id, at: 100)
    #expect(throws: RoomFault.invalidCode) { try database.addKey("cc", code: late, at: 700) }
    let old = try database.keyCode(of: eve.id, at: 1000)
    let code = try database.keyCode(of: eve.id, at: 1000)
    #expect(throws: RoomFault.invalidCode) { try database.addKey("cc", code: old, at: 1001) }
    #expect(throws: RoomFault.keyTaken) { try database.addKey("bb", code: code, at: 1001) }
    #expect(try database.addKey("cc", code: code, at: 1599) == eve)
    #expect(throws: RoomFault.invalidCode) { try database.addKey("dd", code: code, at: 1599) }
    #expect(try database.person(key: "cc") == eve)
    #expect(try database.person(key: "aa") == eve)
    #expect(try database.person(key: "bb") == bob)
    try room.set { $0.keysOfPerson = 2 }
    let third = try database.keyCode(of: eve.id, at: 2000)
    #expect(throws: RoomFault.tooManyKeys) { try database.addKey("dd", code: third, at: 2000) }
    #expect(throws: RoomFault.noPerson) { try database.keyCode(of: 99, at: 0) }
  }

  @Test("a closed name cannot enter until it is opened again")
  func closing() throws {
    let eve = try register("Eve", key: "aa")
    let process = ProcessIdentity(number: 5, start: 1)
    try database.setClosed(true, person: eve.id)
    #expect(try database.person(eve.id)?.isClosed == true)
    #expect(throws: RoomFault.nameClosed) {
      try database.enter(process, person: eve.id, from: "host", at: 0)
    }
    try database.setClosed(false, person: eve.id)
    try database.enter(process, person: eve.id, from: "host", at: 0)
    #expect(throws: RoomFault.noPerson) { try database.setClosed(true, person: 99) }
  }

  @Test("a removed person leaves nothing behind, and neither number nor seat goes to the next one")
  func removing() throws {
    let eve = try register("Eve", key: "aa")
    let bob = try register(
      "Bob", key: "bb", invitation: database.invitations(of: eve.id).first)
    let day = try #require(Day(text: "2026-11-29"))
    try database.enter(ProcessIdentity(number: 5, start: 1), person: bob.id, from: "host", at: 0)
    try database.enter(ProcessIdentity(number: 6, start: 1), person: eve.id, from: "host", at: 0)
    let table = try room.table(by: bob)
    var status = table.status
    status.seats = [.person(bob.id, bob.name), .person(eve.id, eve.name)]
    try database.note(status, ofTable: table.id)
    try database.invite(eve.id, toTable: table.id, by: bob.id, at: 0)
    try database.finish(day, by: bob.id, points: 10, par: 0, hand: "hand")
    let code = try database.keyCode(of: bob.id, at: 0)
    let invitation = try #require(try database.invitations(of: bob.id).first)
    try database.removePerson(bob.id)
    #expect(try database.people() == [eve])
    #expect(try database.person(key: "bb") == nil)
    #expect(try database.sessions().map(\.person) == [eve])
    #expect(try database.table(table.id)?.opener == nil)
    #expect(try database.table(table.id)?.status.seats == [.free, .person(eve.id, eve.name)])
    #expect(try database.invitations(toPerson: eve.id).map(\.inviter) == [nil])
    #expect(try database.sums(through: day) == [])
    #expect(throws: RoomFault.invalidCode) { try database.addKey("cc", code: code, at: 1) }
    #expect(throws: RoomFault.invalidCode) {
      try register("Cid", key: "cc", invitation: invitation)
    }
    #expect(throws: RoomFault.noPerson) { try database.removePerson(bob.id) }
    let next = try register("Bob", key: "bb")
    #expect(next.id == bob.id + 1)
    // No table of the database has the number any more.
    let tables = try database.rows(
      "SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'"
    ) { row in row.text(0).flatMap { table in row.text(1).map { (table, $0) } } }
    let owners = tables.filter { ["person", "giver", "inviter", "opener"].contains($0.1) }
    #expect(owners.count >= 10)
    for (table, column) in owners {
      let left = try database.count(
        "SELECT count(*) FROM \(table) WHERE \(column) = ?", .integer(bob.id))
      #expect(left == 0, "\(table).\(column)")
    }
    // An inviter who has been removed is forgotten as well.
    try database.removePerson(eve.id)
    #expect(try database.people() == [next])
  }

  @Test(
    "a code is read however it is typed",
    arguments: ["k7m2-p9qx-4t01", "K7M2P9QX4T01", " k7m2 p9qx 4toi", "k7m2-p9qx-4tOL"])
  func typing(typed: String) {
    #expect(RoomCode(typed)?.text == "k7m2-p9qx-4t01")
  }

  @Test(
    "what is no code is refused",
    arguments: [
      "", "k7m2", "k7m2-p9qx-4t011", "u7m2-p9qx-4t01", "ü7m2-p9qx-4t01",
      String(repeating: "-", count: 10_000),
    ])
  func noCode(typed: String) {
    #expect(RoomCode(typed) == nil)
  }

  @Test("new codes are codes, and all different")
  func codes() {
    let codes = (0..<500).map { _ in RoomCode.random() }
    #expect(Set(codes).count == codes.count)
    for code in codes { #expect(RoomCode(code.text) == code) }
  }
}
