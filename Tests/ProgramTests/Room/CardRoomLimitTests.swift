import Foundation
import TestSupport
import Testing

@Suite(
  "The limits of a card room", .waitsLong,
  .enabled(if: CardRoom.canRun, "sshd is missing, or this account cannot make a namespace"))
struct CardRoomLimitTests {
  /// Waits until a person is in the hall or has been refused, in one sentence; returns whether the
  /// person is in.
  private func isIn(_ terminal: Terminal, hall: String, refusal: String) throws -> Bool {
    try terminal.waitUntil { rows in
      rows.contains { $0.contains(hall) } || terminal.words.contains(refusal)
    }
    if terminal.text.contains(hall) { return true }
    #expect(try terminal.exitStatus() != .code(0))
    #expect(terminal.words.hasPrefix("mue: ") && terminal.words.ranges(of: "mue: ").count == 1)
    return false
  }

  @Test("a person has three sessions, however many ask at once, and the room goes on")
  func sessions() throws {
    let room = try CardRoom()
    let ada = try room.newcomer("Ada")
    var others: [Terminal] = []
    // sshd drops connections beyond a hundred that have not shown a key yet.
    for _ in 0..<(TortureTest.times > 1 ? 13 : 1) {
      let more = try (0..<40).map { _ in try room.enter("Ada") }
      others += try more.filter {
        try isIn($0, hall: "Card room · Ada", refusal: "several times already")
      }
    }
    #expect(others.count == 2)
    for terminal in [ada] + others { try terminal.choose(line: "Your access") }
    ada.type("q")
    #expect(try ada.exitStatus() == .code(0))
    try room.enter("Ada").waitFor("Card room · Ada")
    _ = try room.newcomer("Ben")
  }

  @Test("only so many guests are there at a time, and people come in beside them")
  func guests() throws {
    let room = try CardRoom()
    _ = try room.newcomer("Ada")
    try room.run("$ROOM config guests 2")
    let more = try (0..<5).map { _ in try room.enter("none", as: "guest") }
    let guests = try more.filter {
      try isIn($0, hall: "Card room · guest", refusal: "no room for another guest")
    }
    #expect(guests.count == 2)
    try room.enter("Ada").waitFor("Card room · Ada")
    guests[0].type("q")
    #expect(try guests[0].exitStatus() == .code(0))
    try room.enter("none", as: "guest").waitFor("Card room · guest")
    #expect(try room.run("$ROOM people").count == 1)
  }
}
