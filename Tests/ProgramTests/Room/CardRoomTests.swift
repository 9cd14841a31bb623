import Foundation
import Platform
import TestSupport
import Testing

@Suite(
  "In a card room", .waitsLong,
  .enabled(if: CardRoom.canRun, "sshd is missing, or this account cannot make a namespace"))
struct CardRoomTests {
  /// Whether the cards in hand are drawn, not only those laid on the table.
  private static func holdsCards(_ terminal: Terminal) -> Bool {
    TableOfFriends.hand(at: terminal).count { $0 == "▏" } > 9
  }

  @Test("one opens a table, one joins, one watches, and a guest looks on; everybody comes back")
  func evening() throws {
    let room = try CardRoom()
    let ada = try room.newcomer("Ada", rows: 40)
    let ben = try room.newcomer("Ben", rows: 40)
    try ada.waitFor("Ben")
    try ada.open(line: "Open a table")
    try ada.waitFor("everybody here")
    try ada.confirm(until: "Enter begins")

    // Ben sees the table, and sits down.
    try ben.waitFor("Table 1 · Ada")
    try ben.open(line: "Table 1 · Ada")
    try ben.waitFor("Ada’s table")
    try ada.waitUntil { $0.contains { $0.contains("Ben") && $0.hasSuffix("here") } }
    let eve = try room.newcomer("Eve", rows: 40)
    try eve.choose(line: "Table 1 · Ada")
    eve.type("w")
    try eve.waitFor("watch")
    let guest = try room.enter("none", as: "guest", rows: 40)
    try guest.waitFor("Card room · guest")
    try guest.choose(line: "Table 1 · Ada")
    guest.type("w")
    try guest.waitFor("Ada")

    try [ada, ben].confirm(until: "hand 1")
    try eve.waitFor("hand 1")
    try guest.waitFor("hand 1")
    try ben.waitUntil { _ in Self.holdsCards(ben) }
    let hand = TableOfFriends.hand(at: ben)
    #expect(!hand.isEmpty && TableOfFriends.hand(at: eve).isEmpty)

    // A killed session comes back to its seat.
    ben.kill(SIGKILL)
    try ben.exitStatus()
    try ada.waitFor("away ")
    let back = try room.enter("Ben", rows: 40)
    try back.waitFor("Your tables")
    try back.open(line: "Table 1 · Ada")
    try back.waitUntil { _ in TableOfFriends.hand(at: back) == hand }

    // A killed table comes back, and so do those at it.
    // The service starts it again when all have noticed: a goodbye to a killed table is lost.
    try room.run("pkill -STOP -f 'room serve'; pkill -KILL -f 'room table 1 '")
    for terminal in [back, ada] { try terminal.waitFor("Connection lost") }
    try room.run("pkill -CONT -f 'room serve'")
    for terminal in [back, ada] {
      try terminal.waitUntil { !$0.joined().contains("Connection lost") }
    }
    #expect(TableOfFriends.hand(at: back) == hand)

    // Whoever opened the table leaves, and it goes on.
    ada.type("q")
    #expect(try ada.exitStatus() == .code(0))
    try Person(terminal: back).playHand()
  }

  @Test("a guest sits down beside a person, and both play a hand to its end")
  func guest() throws {
    let room = try CardRoom()
    let ada = try room.newcomer("Ada", rows: 40)
    try ada.open(line: "Open a table")
    try ada.waitFor("everybody here")
    try ada.confirm(until: "Enter begins")
    let guest = try room.enter("none", as: "guest", rows: 40)
    try guest.waitFor("Card room · guest")
    try guest.open(line: "Table 1 · Ada")
    try guest.waitFor("Ada’s table")
    let people = [ada, guest]
    try people.confirm(until: "hand 1")
    try ada.waitUntil { _ in Self.holdsCards(ada) }
    try guest.waitUntil { _ in Self.holdsCards(guest) }
    #expect(TableOfFriends.hand(at: ada) != TableOfFriends.hand(at: guest))
    let table = TableOfFriends(of: people)
    table.goesOn = false
    try table.play { $0.isHandOver }
    // A guest has played, and is still nobody.
    #expect(try room.run("$ROOM people").count == 1)
  }

  @Test("each plays the deal of the day once, and sees the list then")
  func day() throws {
    let room = try CardRoom()
    let ada = try room.newcomer("Ada", rows: 40)
    try ada.choose(line: "Deal of the day")
    try ada.waitFor("waits for you")
    try ada.confirm(until: "your turn")
    try ada.waitUntil { _ in Self.holdsCards(ada) }
    let hand = TableOfFriends.hand(at: ada)
    for key in ["h", "u", "i"] {
      ada.type(key)
      try ada.waitFor("without help")
      ada.press(.home)
    }

    // A killed session goes on.
    ada.kill(SIGKILL)
    try ada.exitStatus()
    let back = try room.enter("Ada", rows: 40)
    try back.waitFor("Card room · Ada")
    try back.choose(line: "Deal of the day")
    try back.waitFor("begun")
    try back.confirm(until: "your turn")
    try back.waitUntil { _ in TableOfFriends.hand(at: back) == hand }
    try Person(terminal: back).playHand()
    try back.confirm(until: "Ada (you)")
    back.press(.escape)
    try back.waitFor("played: ")

    let ben = try room.newcomer("Ben", rows: 40)
    try ben.choose(line: "Deal of the day")
    try ben.waitFor("waits for you")
    try ben.confirm(until: "your turn")
    try ben.waitUntil { _ in TableOfFriends.hand(at: ben) == hand }
    try Person(terminal: ben).playHand()
    try ben.confirm(until: "Ben (you)")
    #expect(ben.text.contains("Ada"))
    try ben.choose(line: "1. ")
    try ben.confirm(until: "move 0 of")
    ben.press(.escape)
    try ben.waitFor("Ben (you)")
    // It is played once.
    try back.choose(line: "Deal of the day")
    try back.confirm(until: "Ada (you)")
    #expect(back.text.contains("Ben"))

    let lines = try room.enter("Ben", rows: 200, term: "dumb")
    try lines.waitFor("What now?")
    try lines.type(line: "day", until: "to replay that person’s hand")
    try lines.type(line: "day ada", until: "2 hands are here")
    lines.type("quit\r")
    try lines.waitUntil { $0.count { $0.contains("What now?") } == 2 }
    lines.type("quit\r")
    #expect(try lines.exitStatus() == .code(0))
  }

  @Test("nobody takes a name like another one, and a second key is added by a code")
  func names() throws {
    let room = try CardRoom()
    let ada = try room.newcomer("Ada")
    let other = try room.enter("other")
    try other.waitFor("Your key is new here")
    for name in ["ada", "A d a", "Àdá"] {
      other.type(name)
      other.press(.enter)
      try other.confirm(until: "Somebody here is called")
      other.press(.up)
      try other.waitFor("type a value")
      other.press(.escape)
      try other.waitUntil { $0.contains { $0.hasSuffix("Your name") } }
    }
    try ada.open(line: "Your access")
    try ada.waitFor("Code for another key")
    try ada.confirm(until: "For your other key: ")
    let words = ada.words.split(separator: " ")
    let code = try #require(words.first { $0.wholeMatch(of: /(\w{4}-){2}\w{4}/) != nil })
    other.press(.down, .down)
    try other.waitFor("▸I have a name here already")
    try other.confirm(until: "Esc cancel")
    other.type(String(code))
    try other.confirm(until: "Card room · Ada")
    // The code has been used.
    let third = try room.enter("third")
    try third.waitFor("Your key is new here")
    third.press(.down, .down)
    try third.waitFor("▸I have a name here already")
    try third.confirm(until: "Esc cancel")
    third.type(String(code))
    try third.confirm(until: "There is no such code")
    // Three sessions of one person are enough.
    let more = try room.enter("other")
    try more.waitFor("Card room · Ada")
    let refused = try room.enter("Ada")
    try refused.waitFor("several times already")
    #expect(try refused.exitStatus() != .code(0))
  }

  @Test("no key and no value leads out of the room, and nobody reads a session")
  func attempts() throws {
    let room = try CardRoom()
    let eve = try room.enter(
      "Eve", term: "../../../tmp/x",
      environment: [
        "MUE_DATA": "/tmp", "HOME": "/tmp", "TERMINFO": "/tmp", "XDG_STATE_HOME": "/tmp",
        "LC_ALL": "../../tmp/x", "LC_MESSAGES": "de_DE.UTF-8", "SSH_USER_AUTH": "/etc/passwd",
      ])
    // Without a sound terminal there are lines, in the language that the client asks for.
    try eve.waitFor("Welchen Namen möchtest du hier haben?")
    // A terminal drops what does not fit into a line, perhaps its end too.
    eve.type(String(repeating: "x", count: 10_000) + "\r\r")
    for _ in 0..<2 { eve.type("quit\r") }
    #expect(try eve.exitStatus() == .code(0))

    let ada = try room.newcomer("Ada")
    for key in ["\u{1A}", "\u{1C}", "\u{1}", "\u{4}"] {
      ada.type(key)
      // The next key is answered.
      try ada.change { $0.press(.down) }
    }
    try ada.choose(line: "Your access")
    let process = try #require(try room.run("pgrep -f 'room enter'").last)
    let status = try room.run("cat /proc/\(process)/status")
    #expect(status.contains("NoNewPrivs:\t1"))
    for file in ["mem", "environ", "maps"] {
      let lines = try room.run("as_play head -c 1 /proc/\(process)/\(file)")
      #expect(lines.last?.contains("Permission denied") == true, "\(lines)")
    }
    ada.hangUp()
    _ = try room.run("while pgrep -f 'room enter' > /dev/null; do sleep 0.1; done")
  }

  @Test("in lines one opens a table, plays a hand, and comes back to the hall")
  func lines() throws {
    let room = try CardRoom()
    let ada = try room.enter("Ada", rows: 100, term: "dumb")
    try ada.waitFor("Which name do you want here?")
    let dialogue = [
      ("Ada", "yes or no"), ("yes", "What now?"), ("open 4", "next"), ("next", "You may lay 1: "),
      ("quit", "Your tables"),
    ]
    for (line, answer) in dialogue { try ada.type(line: line, until: answer) }
    ada.type("quit\r")
    #expect(try ada.exitStatus() == .code(0))
  }

  @Test("everything can be taken along, and deleted; then the name is free again")
  func leaving() throws {
    let room = try CardRoom()
    let ada = try room.newcomer("Ada")
    let lines = try room.enter("Ada", rows: 200, term: "dumb")
    try lines.waitFor("What now?")
    try lines.type(line: "archive", until: "up to the next empty line")
    try lines.type(line: "delete Eve", until: "nothing was deleted")
    lines.type("delete Ada\r")
    #expect(try lines.exitStatus() == .code(0))
    #expect(lines.text.contains("everything of yours in this card room have been deleted"))
    // The other session of the same person ends too.
    #expect(try ada.exitStatus() != .code(0))
    #expect(ada.text.contains("have been deleted"))
    #expect(try room.run("ls -A $H/room/people/1").isEmpty)
    #expect(try room.run("$ROOM people").isEmpty)
    let other = try room.enter("Ada")
    try other.waitFor("Your key is new here")
    other.hangUp()
  }
}
