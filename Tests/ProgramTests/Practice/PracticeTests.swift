import Foundation
import TestSupport
import Testing

@testable import MueStorage

@Suite("Practice", .waits) struct PracticeTests {
  @Test("A puzzle is answered with the table's keys, and counts as answered after a restart")
  func screen() throws {
    let home = try Home()
    let terminal = try Terminal.mue(
      ["practice"], home: home, environment: ["MUE_SPEED": "fastest"])
    try terminal.waitFor("Puzzle 1 of 5")
    // The first kind of puzzle is a bid.
    terminal.type("p")
    try terminal.waitFor("Points to expect: ")
    terminal.press(.enter)
    try terminal.waitFor("Puzzle 2 of 5")
    terminal.type("u")
    try terminal.waitFor("Not here")
    terminal.type("q")
    try terminal.waitFor("Puzzles: 4 are waiting")
    #expect(home.gameFiles.isEmpty)
    terminal.type("q")
    try terminal.waitFor("4 puzzles are waiting")
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    let next = try Terminal.mue(["practice"], home: home)
    try next.waitFor("Puzzle 1 of 4")
  }

  @Test("An auction is read and answered from the list, and counts as answered after a restart")
  func auctions() throws {
    let home = try Home()
    let terminal = try Terminal.mue(
      ["practice"], home: home, environment: ["MUE_SPEED": "fastest"])
    try terminal.waitFor("Puzzle 1 of 5")
    terminal.type("q")
    try terminal.waitFor("Reading bids: 5 waiting")
    try terminal.change { $0.press(.down) }
    terminal.press(.enter)
    try terminal.waitFor("Auction 1 of 5")
    terminal.press(.enter)
    try terminal.waitFor("What everybody could read")
    terminal.press(.enter)
    try terminal.waitFor("Auction 2 of 5")
    terminal.type("q")
    try terminal.waitFor("Reading bids: 4 waiting")
    terminal.type("qq")
    #expect(try terminal.exitStatus() == .code(0))
    let next = try Terminal.mue(["practice"], home: home)
    try next.waitFor("Puzzle 1 of 5")
    next.type("q")
    try next.waitFor("Reading bids: 4 waiting")
  }

  @Test(
    "Answers wait for another program that uses the results, after the terminal has been restored")
  func answersWait() throws {
    let home = try Home()
    let terminal = try Terminal.mue(["practice"], home: home)
    try terminal.waitFor("Puzzle 1 of 5")
    let path = home.path + "/state/mue/results.db"
    let other = try SQLiteConnection(path, milliseconds: 10_000)
    try other.run("BEGIN IMMEDIATE")
    terminal.type("p")
    try terminal.waitFor("Points to expect: ")
    terminal.type("q")
    try terminal.waitFor("Puzzles: ")
    terminal.type("q")
    try terminal.waitFor("puzzles are waiting")
    terminal.type("q")
    try terminal.waitFor("mue: your answers to puzzles are being saved…")
    try other.run("ROLLBACK")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(try ResultsDatabase(path).practiceAnswers().count == 1)
  }

  @Test("Answers that cannot be kept are a failure, and it is said how many are lost")
  func answersLost() throws {
    let home = try Home()
    let faults = DiskFaults.every("pwrite64", code: ENOSPC)
    let run = try CommandRun(
      ["practice", "--plain"], home: home, input: "pass\n\nquit\nquit\n",
      environment: faults.environment(home))
    #expect(run.status == 1)
    #expect(run.errors.hasSuffix("mue: 1 answer to a puzzle could not be saved and is lost\n"))
  }

  @Test("A bid without a value is compared with the best one")
  func otherBid() throws {
    let home = try Home()
    let terminal = try Terminal.mue(["practice"], home: home)
    try terminal.waitFor("Puzzle 1 of 5")
    // The puzzle has values for the first card that may be laid, and for none of the others.
    try terminal.change { $0.press(.right) }
    try terminal.change { $0.press(.up) }
    terminal.press(.enter)
    try terminal.waitFor("Points to expect: laying 7●: ")
    #expect(terminal.text.contains("laying 6●: "))
  }

  @Test("In plain mode lines answer the puzzles, and then the game begins")
  func plain() throws {
    let run = try CommandRun(
      ["practice", "--plain", "--lang", "en"], home: Home(), input: "pass\n\nquit\nquit\n")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let parts = [
      "Puzzles, five a day", "Puzzle 1 of 5", "Points to expect: ", "Puzzle 2 of 5", "You may lay",
    ]
    var rest = run.output[...]
    for part in parts {
      let found = try #require(rest.firstRange(of: part), "\(part)")
      rest = rest[found.upperBound...]
    }
  }
}
