import Foundation
import TestSupport
import Testing

/// A table with friends that was closed in the middle of a hand, and its files.
@Suite("Closed tables with friends", .waitsLong) struct ClosedTableTests {
  /// Such a table, with a friend who tries to come back.
  private func closed() throws -> TableOfFriends {
    let table = try TableOfFriends(seats: 3, friends: 1, hands: 2)
    try table.begin()
    try table.terminals[1].waitUntil { _ in !table.hand(1).isEmpty }
    table.terminals[0].type("qq")
    #expect(try table.terminals[0].exitStatus() == .code(0))
    return table
  }

  @Test(
    "no shell of the account sees its cards, nor plays for anybody: it offers to reopen the table")
  func elsewhere() throws {
    let table = try closed()
    let home = table.homes[0]
    let before = try home.game("0001.mue")
    let sentence = "With friends: go on with mue host --resume 1."
    let run = try CommandRun(
      ["open", "1", "--plain"], home: home, input: "hand\nhint\npass\nplay 1\nquit\n")
    #expect(run.status == 1 && run.complaint == sentence && run.output.isEmpty)
    let open = try Terminal.mue(["open", "1", "--lang", "en"], home: home)
    #expect(try open.exitStatus() == .code(1) && open.text.contains(sentence))
    let lines = try CommandRun(["--plain"], home: home, input: "open 1\nquit\n")
    #expect(lines.output.contains(sentence))
    #expect(try home.game("0001.mue") == before)
  }

  @Test("a lobby that is opened meanwhile voids nobody's seat")
  func lobby() throws {
    let table = try TableOfFriends(seats: 3, friends: 1)
    try table.begin()
    try table.terminals[1].waitUntil { _ in !table.hand(1).isEmpty }
    let hand = table.hand(1)
    try table.reopen {
      let lobby = try Terminal.mue(
        ["host", "--listen", table.address, "--lang", "en"], home: table.homes[0],
        environment: table.environment)
      try lobby.waitFor("From elsewhere: mue join ")
      lobby.type("q")
      try lobby.exitStatus()
    }
    try table.terminals[1].waitUntil { _ in table.hand(1) == hand }
  }

  /// Opens the table again.
  private func reopened(_ table: TableOfFriends) throws -> Terminal {
    try Terminal.mue(
      ["host", "--resume", "--listen", table.address, "--speed", "fastest", "--lang", "en"],
      home: table.homes[0], rows: 40, environment: table.environment)
  }

  @Test("A damaged table is set aside, its spare copy used, and friends find their seats again")
  func spare() throws {
    let table = try closed()
    let home = table.homes[0]
    let whole = try home.game("0001.table")
    let damaged = whole.prefix(whole.count / 2)
    try home.setGame("0001.table", to: damaged)
    let doctor = try CommandRun(["doctor"], home: home)
    #expect(doctor.status == 1 && doctor.output.contains("!!  0001.table is damaged; "))
    #expect(try home.game("0001.table") == damaged)
    let host = try reopened(table)
    try host.waitFor("0001.table was damaged and set aside; its spare copy is used.")
    let friend = try Terminal.mue(
      ["join", "--lang", "en"], home: table.homes[1], rows: 40, environment: table.environment)
    try friend.waitUntil { _ in !TableOfFriends.hand(at: friend).isEmpty }
    #expect(try home.game("0001.table.bad-1") == damaged)
    host.type("qq")
    try host.exitStatus()
    let after = try CommandRun(["doctor"], home: home)
    #expect(after.status == 0 && after.output.contains(" --  1 damaged file was set aside in "))
  }

  @Test("If the spare copy is damaged too, the host reads that friends must sit down anew")
  func both() throws {
    let table = try closed()
    let home = table.homes[0]
    for name in ["0001.table", "0001.table.prev"] { try home.setGame(name, to: [0, 1]) }
    let host = try reopened(table)
    try host.waitFor("0001.table was damaged and set aside; friends must take their seats anew.")
    #expect(try home.game("0001.table.bad-1") == Data([0, 1]))
    #expect(try home.game("0001.table.prev.bad-1") == Data([0, 1]))
  }

  @Test("A table that cannot be read now stays closed, and nobody loses a seat")
  func unreadable() throws {
    let table = try closed()
    let home = table.homes[0]
    let path = home.path + "/state/mue/games/0001.table"
    try FileManager.default.moveItem(atPath: path, toPath: path + ".away")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let host = try reopened(table)
    #expect(try host.exitStatus() == .code(1))
    #expect(host.text.contains("0001.table cannot be read (Is a directory); it is left unchanged."))
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.moveItem(atPath: path + ".away", toPath: path)
    let again = try reopened(table)
    try again.waitFor("hand 1 of")
    let friend = try Terminal.mue(
      ["join", "--lang", "en"], home: table.homes[1], rows: 40, environment: table.environment)
    try friend.waitUntil { _ in !TableOfFriends.hand(at: friend).isEmpty }
  }

  @Test("A damaged seat is set aside, and the friend reads so before a code is asked for")
  func seat() throws {
    let table = try closed()
    // As long as it runs, the friend's program keeps the seat for itself.
    try table.terminals[1].exitStatus()
    let home = table.homes[1]
    let path = home.path + "/state/mue/seats/1/seat"
    try Data([1, 2]).write(to: URL(filePath: path))
    #expect(try CommandRun(["doctor"], home: home).output.contains("!!  seats/1/seat is damaged"))
    let run = try CommandRun(["join", table.address], home: home)
    #expect(
      run.errors.contains(
        "seats/1/seat was damaged and set aside; ask the host for that seat again."))
    #expect(try Data(contentsOf: URL(filePath: path + ".bad-1")) == Data([1, 2]))
    let again = try CommandRun(["join", table.address], home: home)
    #expect(!again.errors.contains("damaged"))
  }
}
