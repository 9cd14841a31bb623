import Foundation
import TestSupport
import Testing

@Suite("Friends who share one account of one machine", .waitsLong) struct OneAccountTests {
  @Test(
    "Two that are killed at once come back by their names; another friend gets a seat of their own")
  func twoKilled() throws {
    let table = try TableOfFriends(seats: 5, friends: 3, by: .socket)
    try table.begin()
    let before = table.terminals.indices.map(table.hand)
    try table.kill(1)
    try table.kill(2)
    try table.comeBack(2, byName: true)
    try table.comeBack(1, byName: true)
    for seat in [1, 2] { #expect(table.hand(seat) == before[seat]) }
    let home = table.homes[0]
    let other = try Terminal.mue(
      ["join", "--name", "Dora", "--lang", "en"], home: home, rows: 40)
    try other.waitFor("hand 1 of")
    try other.waitFor("Dora")
    let shown = Set((table.terminals + [other]).map(TableOfFriends.hand))
    #expect(shown.count == 5)
  }

  @Test("A hand in play cannot be exported, drawn or opened by another shell of the account")
  func runningHand() throws {
    let table = try TableOfFriends(seats: 3, friends: 1, hands: 2, by: .socket)
    try table.begin()
    let home = table.homes[0]
    for file in ["games/0001.mue", "games/0001.table", "seats/1/seat"] {
      let facts = try FileManager.default.attributesOfItem(atPath: home.path + "/state/mue/" + file)
      #expect(facts[.posixPermissions] as? Int == 0o600, "\(file)")
    }
    for game in [[], ["latest"], ["--all"], ["1"]] {
      let run = try CommandRun(["export", "--lang", "en"] + game, home: home)
      #expect(run.output.isEmpty && run.status == 0)
      #expect(run.complaint == "the hand that friends are playing is left out until it is over")
    }
    let drawing = try CommandRun(["export", "--format", "svg"], home: home).output
    #expect(drawing.contains("<svg") && !drawing.contains(table.hand(0)))
    // Nobody's cards lie open yet, so the drawing has none.
    let cards = drawing.matches(of: /[0-9][▲■●◆★]/)
    let laid = table.terminals[0].screen.dropLast(8).joined().matches(of: /[0-9][▲■●◆★]/)
    #expect(cards.count <= laid.count)
    let text = try CommandRun(["export", "--format", "text"], home: home).output
    #expect(!text.contains(/[▲■●◆★]/))
    #expect(try CommandRun(["replay", "1", "--lang", "en"], home: home).status == 1)
    let open = try CommandRun(["open", "1", "--lang", "en"], home: home)
    #expect(open.complaint?.hasPrefix("another mue is running (") == true)
    try table.play { $0.isHandOver }
    let records = try CommandRun(["export"], home: home).output
    #expect(records.split(separator: "\n").count == 1)
    #expect(try CommandRun(["check"], home: home, input: records).output == "1 hand holds\n")
  }
}
