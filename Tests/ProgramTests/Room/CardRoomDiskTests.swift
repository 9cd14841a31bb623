import Foundation
import Platform
import Testing

@Suite(
  "A card room on a full disk", .waitsLong,
  .enabled(if: CardRoom.canRun, "sshd is missing, or this account cannot make a namespace"))
struct CardRoomDiskTests {
  private static let sentences = [
    "Not saved (No space left on device); tried again at every move.",
    "Table not saved; tried again at every move.",
  ]

  /// Plays until a sentence is shown, which may be while others play.
  private static func play(at terminal: Terminal, until sentence: String) throws {
    while true {
      try terminal.waitUntil { Question($0) != nil || terminal.words.contains(sentence) }
      if terminal.words.contains(sentence) { return }
      try Person(terminal: terminal).answer()
    }
  }

  /// The cards in hand below the table, whichever is raised.
  private static func hand(at terminal: Terminal) throws -> [String] {
    let rows = terminal.screen
    let edge = try #require(rows.lastIndex { $0.wholeMatch(of: /▝▀{20,}▘ */) != nil })
    return rows[edge...].joined().matches(of: /[0-9][▲■●◆★]/).map { String($0.output) }.sorted()
  }

  @Test("throws nobody out, says so, and keeps everything once there is room again")
  func full() throws {
    let room = try CardRoom(megabytes: 16)
    let ben = try room.newcomer("Ben", rows: 40)
    try ben.open(line: "Alone")
    try ben.open(line: "New game")
    try ben.confirm(until: "your turn")
    let eve = try room.newcomer("Eve", rows: 40)
    let ada = try room.newcomer("Ada", rows: 40)
    try ada.open(line: "Open a table")
    try ada.waitFor("everybody here")
    try ada.confirm(until: "Enter begins")
    try ada.confirm(until: "hand 1")
    let people = [ben, ada]

    try room.run("head -c 64M /dev/zero > $H/room/rest")
    for (terminal, sentence) in zip(people, Self.sentences) {
      try Self.play(at: terminal, until: sentence)
      #expect(terminal.screen[0].contains("not saved!"))
      try Person(terminal: terminal).answer()
    }
    // The hall answers too.
    try eve.choose(line: "Your access")

    try room.run("rm $H/room/rest")
    for terminal in people {
      try Person(terminal: terminal).answer()
      try terminal.waitUntil { !$0[0].contains("not saved!") }
      // The only legal card would soon be played without asking.
      try Person(terminal: terminal).play { $0 == .lead || $0 == .anything }
    }
    let hands = try people.map(Self.hand)
    #expect(hands.allSatisfy { !$0.isEmpty })
    try room.run("pkill -KILL -f 'room table 1 '")
    for terminal in people {
      terminal.kill(SIGKILL)
      try terminal.exitStatus()
    }
    for (name, hand) in zip(["Ben", "Ada"], hands) {
      let back = try room.enter(name, rows: 40)
      try back.waitFor("Card room · \(name)")
      if name == "Ada" {
        try back.waitFor("Your tables")
        try back.open(line: "Table 1 · Ada")
      } else {
        try back.open(line: "Alone")
        try back.confirm(until: "your turn")
      }
      try back.waitUntil { try Question($0)?.wantsCard == true && Self.hand(at: back) == hand }
      try Person(terminal: back).answer()
    }
  }
}
