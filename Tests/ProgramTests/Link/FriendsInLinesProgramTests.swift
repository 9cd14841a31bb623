import TestSupport
import Testing

@Suite("Friends in lines, in programs", .waitsLong) struct FriendsInLinesProgramTests {
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
    #expect(watcher.words.contains("The host has closed the table; it is kept."))
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
