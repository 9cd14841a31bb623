import TestSupport
import Testing

@Suite("Tables with friends, in programs", .waitsLong) struct LinkProgramTests {
  @Test("The host who is ready for the next hand need not say so again after a chat message")
  func goingOn() throws {
    let table = try TableOfFriends(seats: 3, friends: 1, hands: 2)
    try table.begin()
    table.goesOn = false
    try table.play { $0.isHandOver }
    let (host, guest) = (table.terminals[0], table.terminals[1])
    // A key just after the last trick is dropped.
    try host.settle()
    host.press(.enter)
    try host.waitFor("Others are still looking.")
    try guest.settle()
    guest.type("tWell done")
    guest.press(.enter)
    try host.waitFor("Friend1 (2): Well done")
    guest.press(.escape)
    guest.press(.enter)
    try host.waitFor("hand 2 of 2")
    try guest.waitFor("hand 2 of 2")
  }

  @Test("The host closes and reopens the table, and the same friend comes back to the seat")
  func again() throws {
    let table = try TableOfFriends(seats: 4, friends: 1)
    try table.begin()
    table.terminals[0].type("qq")
    #expect(try table.terminals[0].exitStatus() == .code(0))
    #expect(try table.terminals[1].exitStatus() == .code(1))
    #expect(table.terminals[1].text.contains("The host has closed the table"))
    let host = try Terminal.mue(
      ["host", "--resume", "--listen", table.address, "--lang", "en"], home: table.homes[0])
    try host.waitFor("hand 1 of")
    let guest = try Terminal.mue(["join", "--lang", "en"], home: table.homes[1])
    try guest.waitFor("hand 1 of")
    try host.waitUntil { !$0.joined().contains("Friend1 away") }
    #expect(host.text.contains("Friend1"))
  }

  @Test(
    "On one machine a table is found by its socket, and everybody reads a phrase in their own language"
  )
  func socket() throws {
    let home = try Home()
    let host = try Terminal.mue(
      ["host", "--here", "--players", "3", "--hands", "1", "--name", "Ada", "--lang", "en"],
      home: home)
    try host.waitFor("On this machine: mue join")
    try host.waitFor("You share one account")
    let guest = try Terminal.mue(
      ["join", "--name", "Bea", "--lang", "de"], home: home)
    try guest.waitFor("Ihr teilt euch ein Konto")
    try guest.waitFor("Es geht los, sobald der Gastgeber will.")
    try host.waitFor("Bea")
    host.type("2")
    try guest.waitFor("Ada (1): Gut gespielt!")
    guest.type("tGuten Abend")
    guest.press(.enter)
    try host.waitFor("Bea (2): Guten Abend")
    host.type("qq")
    #expect(try host.exitStatus() == .code(0))
    #expect(try guest.exitStatus() == .code(1))
    #expect(guest.text.contains("Der Gastgeber hat den Tisch geschlossen"))
  }

  @Test(
    "Programs of another home find no table of this one, whether on the machine or in the network",
    arguments: [true, false])
  func apart(isOnMachine: Bool) throws {
    let table = try TableOfFriends(seats: 3, friends: 0, by: isOnMachine ? .socket : .network())
    let none = try CommandRun(["join", "--lang", "en"], home: Home())
    #expect(none.complaint?.hasPrefix("No table is open on this machine.") == true)
    for (environment, isFound) in [(table.environment, true), ([:], false)] {
      let other = try Terminal.mue(home: Home(), environment: environment)
      try other.waitFor("Join a table")
      try other.open(line: "Join a table")
      let found = isOnMachine ? "on this machine" : "Ada · 127.0.0.1"
      try other.waitFor(isFound ? found : "No table has answered so far")
    }
  }

  @Test("An invalid code is reported before anything is sent, a wrong one is refused in a sentence")
  func wrongCodes() throws {
    let table = try TableOfFriends(seats: 3, friends: 0)
    let home = try Home()
    let typed = try CommandRun(
      ["join", table.address, table.codes[0] + "x", "--lang", "en"], home: home)
    #expect(typed.status == 1)
    #expect(typed.complaint?.contains("is not a word of a code; did you mean") == true)
    let words = table.codes[0].split(separator: "-").map(String.init)
    // The same words in another order belong to the same seat, and are another code.
    let wrong = [0, 2, 1, 3, 4].map { words[$0] }.joined(separator: "-")
    let guest = try Terminal.mue(["join", table.address, wrong, "--lang", "en"], home: home)
    #expect(try guest.exitStatus() == .code(1))
    #expect(guest.text.contains("The table did not let you in"))
    let none = try CommandRun(["join", "--lang", "en"], home: home)
    #expect(none.complaint?.hasPrefix("No table is open on this machine.") == true)
  }

  @Test("a table is opened where there is no screen, joined and watched in lines, and closed")
  func table() throws {
    let homes = try [Home(), Home(), Home()]
    let tables = homes[0].tables
    let host = try Terminal.mue(
      [
        "host", "--listen", "127.0.0.1:0", "--players", "3", "--hands", "1", "--name", "Ada",
        "--level", "novice", "--speed", "fastest", "--lang", "en",
      ], home: homes[0], rows: 60, term: "dumb", environment: tables)
    try host.waitFor("so the game is told in lines")
    try host.waitFor("“next” or Enter begins the match")
    func codes() -> [String] {
      host.words.split(separator: " ").filter { $0.split(separator: "-").count == 5 }
        .map(String.init)
    }
    try host.waitUntil { _ in codes().count == 3 }
    let address = try #require(
      host.words.split(separator: " ").first { $0.wholeMatch(of: /[0-9.]+:[0-9]+/) != nil }
        .map(String.init))
    let bea = try Terminal.mue(
      ["join", address, codes()[0], "--plain", "--name", "Bea", "--lang", "en"], home: homes[1],
      rows: 60, environment: tables)
    try bea.waitFor("It begins when the host says so.")
    #expect(!bea.isAlternateScreen)
    try host.waitFor("Bea (2) is here.")
    bea.type("say Hello there\r")
    try host.waitFor("Bea (2): Hello there")
    let watcher = try Terminal.mue(
      ["join", address, codes()[2], "--watch", "--plain", "--lang", "en"], home: homes[2],
      rows: 60, environment: tables)
    try watcher.waitFor("You are only watching.")
    try host.waitFor("Watching: 1")
    host.type("\r")
    for terminal in [host, bea, watcher] { try terminal.waitFor("Hand 1 of 1.") }
    bea.type("people\r")
    try bea.waitFor("Bea (2): you, here.")
    bea.type("quit\r")
    #expect(try bea.exitStatus() == .code(0))
    try host.waitFor("The seat of Bea (2) is free.")
    host.type("quit\r")
    #expect(try host.exitStatus() == .code(0))
    #expect(try watcher.exitStatus() == .code(1))
    #expect(watcher.words.contains("The host has closed the table."))
    let again = try Terminal.mue(
      ["host", "--resume", "--plain", "--listen", "127.0.0.1:0", "--lang", "en"], home: homes[0],
      rows: 60, environment: tables)
    try again.waitFor("You go on with this game.")
    again.type("people\r")
    try again.waitFor("Ada (1): you, host, here.")
    again.type("quit\r")
    #expect(try again.exitStatus() == .code(0))
  }
}
