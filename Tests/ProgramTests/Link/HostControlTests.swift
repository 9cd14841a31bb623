import TestSupport
import Testing

@Suite("A host's control of the seats, in programs", .waitsLong) struct HostControlTests {
  private let home: Home
  private let host: Terminal

  init() throws { (home, host) = try Self.table() }

  private static func table(_ more: [String] = []) throws -> (Home, Terminal) {
    let home = try Home()
    let host = try Terminal.mue(
      ["host", "--here", "--players", "3", "--hands", "1", "--name", "Ada", "--lang", "en"] + more,
      home: home)
    try host.waitFor("On this machine: mue join")
    return (home, host)
  }

  private func join(_ name: String, at home: Home? = nil) throws -> Terminal {
    try Terminal.mue(["join", "--name", name, "--lang", "en"], home: home ?? self.home)
  }

  @Test("A guest is muted and sent away by keys, and everybody is told")
  func keys() throws {
    let bea = try join("Bea")
    try bea.waitFor("It begins when the host says so.")
    let cleo = try join("Cleo")
    try cleo.waitFor("It begins when the host says so.")
    try host.waitFor("Cleo")
    host.press(.down)
    try host.waitFor("▸")
    host.type("m")
    try bea.waitFor("The host has muted you.")
    try cleo.waitFor("is muted.")
    host.type("x")
    try host.waitFor("x again?")
    host.type("x")
    #expect(try bea.exitStatus() == .code(1))
    #expect(bea.text.contains("The host has sent you away."))
    try cleo.waitFor("Bea (2) has been sent away.")
    // The seat is the computer's now, and no other is free.
    let again = try join("Bea")
    #expect(try again.exitStatus() == .code(1))
    #expect(again.text.contains("Every seat at that table is taken."))
    host.type("t/free Bea")
    host.press(.enter)
    try cleo.waitFor("The seat of Bea (2) is free.")
    let back = try join("Bea")
    try back.waitFor("It begins when the host says so.")
  }

  @Test("The host is asked before a table is closed at which a friend sits")
  func leaving() throws {
    let bea = try join("Bea")
    try bea.waitFor("It begins when the host says so.")
    try host.waitFor("Bea")
    host.press(.enter)
    try bea.waitFor("hand 1 of 1")
    try host.waitFor("hand 1 of 1")
    host.type("q")
    try host.waitFor("again closes the table")
    host.press(.home)
    try host.waitUntil { rows in !rows.contains { $0.contains("again closes the table") } }
    host.type("q")
    try host.waitFor("again closes the table")
    host.type("q")
    #expect(try host.exitStatus() == .code(0))
    #expect(try bea.exitStatus() == .code(1))
  }

  @Test("Over a network a freed seat has a new code, and the previous guest cannot come back")
  func newCode() throws {
    let table = try TableOfFriends(seats: 3, friends: 1)
    try table.begin()
    try table.kill(1)
    let host = table.terminals[0]
    try host.waitUntil { _ in table.isAway(1) }
    let old = Set(host.text.split(separator: " ").filter { $0.split(separator: "-").count == 5 })
    #expect(!old.contains { $0.hasPrefix(table.codes[0]) })
    host.type("t")
    try host.waitFor("Ada’s table")
    host.type("t/free Friend1")
    host.press(.enter)
    try host.waitFor("The seat of Friend1 (2) is free.")
    var code = ""
    try host.waitUntil { rows in
      let row = rows.firstIndex { $0.contains("Friend1") } ?? rows.count - 1
      code = row + 1 < rows.count ? rows[row + 1].trimmed : ""
      return code.split(separator: "-").count == 5
    }
    #expect(!table.codes.contains(code))
    let refused = try Terminal.mue(["join", "--lang", "en"], home: table.homes[1])
    #expect(try refused.exitStatus() == .code(1))
    let other = try Terminal.mue(
      ["join", table.address, code, "--name", "New", "--lang", "en"], home: try Home())
    try other.waitFor("hand 1 of")
    try host.waitFor("New")
  }

  @Test(
    "A friend is told of an open handicap before anything else, and so are the others at the table")
  func handicap() throws {
    let (home, host) = try Self.table(["--own-peek", "9"])
    let bea = try join("Bea", at: home)
    try bea.waitFor("Ada sees 9 of every 9 cards in other hands.")
    try bea.waitFor("Enter agrees to that and sits down")
    #expect(host.text.contains("Ada sees 9 of every 9 cards in other hands."))
    try host.waitUntil { $0.contains { $0.contains("Bea") && $0.hasSuffix("asked") } }
    bea.press(.enter)
    try bea.waitFor("It begins when the host says so.")
    let cleo = try join("Cleo", at: home)
    try cleo.waitFor("Enter agrees to that and sits down")
    host.press(.enter)
    try bea.waitFor("hand 1 of")
    try bea.waitFor("peeks 9")
    // A guest who has not agreed is sent nothing of the game, and may still leave.
    try host.waitFor("hand 1 of")
    #expect(!cleo.text.contains("hand 1 of"))
    cleo.type("q")
    #expect(try cleo.exitStatus() == .code(0))
    // A program agrees for the person who started it, and prints the handicap.
    let bot = try Terminal.mue(
      ["join", "--mind", Terminal.built("mue-arena") + " mind plain", "--lang", "en"], home: home,
      rows: 60)
    try bot.waitFor("Ada sees 9 of every 9 cards in other hands.")
    try bot.waitFor("plain plays here.")
    try bot.waitFor("Hand 1 of 1.")
  }
}

extension String {
  /// The text without surrounding blanks.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
