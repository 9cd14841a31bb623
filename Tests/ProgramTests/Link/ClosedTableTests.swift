import Foundation
import TestSupport
import Testing

/// A table with friends that was closed in the middle of a hand.
@Suite("Closed tables with friends", .waitsLong) struct ClosedTableTests {
  /// A home with such a table.
  private func closed() throws -> (table: TableOfFriends, home: Home) {
    let table = try TableOfFriends(seats: 3, friends: 1, hands: 2, by: .socket)
    try table.begin()
    try table.terminals[0].waitUntil { _ in !table.hand(0).isEmpty }
    table.terminals[0].type("qq")
    #expect(try table.terminals[0].exitStatus() == .code(0))
    return (table, table.homes[0])
  }

  @Test(
    "no shell of the account sees its cards, nor plays for anybody: it offers to reopen the table")
  func elsewhere() throws {
    let (table, home) = try closed()
    _ = table
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
}
