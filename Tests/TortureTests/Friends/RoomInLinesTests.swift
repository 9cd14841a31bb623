import MueGame
import MueRules
import MueStorage
import Testing

@testable import MueApp

@Suite("A table of the card room") struct RoomInLinesTests {
  @Test("people come, play a match of two hands and leave; an onlooker is told all of it")
  func match() throws {
    let table = try RoomInLines(players: 4, hands: 2)
    let bea = try table.join("Bea")
    let carl = try table.join("Carl")
    let watcher = try table.join("Wanda", isWatching: true)
    #expect(table.seated == [2, 3])
    #expect(
      table.statuses.last?.seats.count { $0 == .free } == 2 && table.statuses.last?.hand == nil)
    bea.type("next")
    table.steps()
    // Not before everybody is ready.
    #expect(table.statuses.last?.hand == nil)
    carl.type("next")
    table.play { [bea, carl].allSatisfy { $0.says("The match is over; “quit” leaves") } }
    let ends = [bea, carl, watcher].map { $0.lines.filter { $0.contains(": points ") } }
    #expect(ends[0].count == 8)
    #expect(Set(ends).count == 1)
    #expect(table.statuses.last?.stage == .over)
    #expect(!bea.lines.contains { $0.contains("deal of hand") })
  }

  @Test("a stranger is let nowhere, and one person has one seat")
  func strangers() throws {
    let table = try RoomInLines(players: 4, hands: 1)
    let nobody = try table.join("nobody")
    table.steps(200)
    #expect(!nobody.says("is here"))
    try table.join("Bea")
    try table.join("Bea")
    #expect(table.seated == [2])
  }

  @Test("after a kill everything is where it was, and each person gets the same seat")
  func restart() throws {
    let table = try RoomInLines(players: 3, hands: 1)
    let bea = try table.join("Bea")
    let carl = try table.join("Carl")
    bea.type("next")
    carl.type("next")
    table.play { bea.lines.last?.hasPrefix("You may play 1: ") == true }
    let before = try #require(table.statuses.last)
    try table.restart()
    // Their programs come back by themselves.
    table.steps(40)
    #expect(table.statuses.last == before)
    table.play { [bea, carl].allSatisfy { $0.says("The match is over; “quit” leaves") } }
  }

  @Test("the table waits when nobody is there, and closes after ten minutes")
  func empty() throws {
    let table = try RoomInLines(players: 3, hands: 1)
    let bea = try table.join("Bea")
    bea.type("next")
    table.play { bea.lines.last?.hasPrefix("You may play 1: ") == true }
    bea.type("quit")
    table.steps(590, milliseconds: 1000)
    let front = try #require(table.front)
    #expect(!front.isOver && table.statuses.last?.stage == .playing)
    let host = try #require(front as? RoomHost)
    let moves = host.engine.game.moveCount
    table.steps(15, milliseconds: 1000)
    #expect(front.isOver && host.engine.game.moveCount == moves)
    #expect(host.end() == .done)
    try table.restart()
    let back = try table.join("Bea")
    #expect(back.lines.contains { $0.hasPrefix("You may play 1: ") })
  }

  @Test("a deal waits for those who are not ready, and a move for its person, as the host says")
  func patience() throws {
    let table = try RoomInLines(players: 3, hands: 1, grace: .seconds(300))
    let bea = try table.join("Bea")
    try table.join("Carl")
    bea.type("next")
    table.steps(290, milliseconds: 1000)
    #expect(table.statuses.last?.hand == nil)
    table.steps(20, milliseconds: 1000)
    #expect(table.statuses.last?.hand == 1)
    let host = try #require(table.front as? RoomHost)
    let moves = host.engine.game.moveCount
    table.steps(270, milliseconds: 1000)
    #expect(host.engine.game.moveCount == moves)
    table.steps(50, milliseconds: 1000)
    #expect(host.engine.game.moveCount > moves)
  }
}
