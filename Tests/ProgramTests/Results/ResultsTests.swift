import Foundation
import TestSupport
import Testing

@testable import MueStorage

@Suite(.waits) struct ResultsTests {
  /// A home in which a match of one hand has been finished and left.
  private func homeWithMatch() throws -> Home {
    let home = try Home()
    let terminal = try newMatch(home)
    try Person(terminal: terminal, bids: 1).playHand()
    terminal.type("q")
    try terminal.exitStatus()
    return home
  }

  /// A new match of one hand with three players.
  private func newMatch(_ home: Home) throws -> Terminal {
    try Terminal.mue(
      [
        "new", "--seed", "5", "--hands", "1", "--players", "3", "--level", "club", "--speed",
        "fastest",
      ], home: home)
  }

  private func database(_ home: Home) -> String { home.path + "/state/mue/results.db" }

  @Test("A finished match is in the results, and is again after they are rebuilt")
  func played() throws {
    let home = try homeWithMatch()
    let stats = try CommandRun(["stats", "--json"], home: home)
    #expect(stats.status == 0)
    #expect(stats.errors == "")
    #expect(stats.output.hasPrefix(#"{"format":"mue-stats/1","games":1,"#))
    #expect(stats.output.contains(#""matches":{"count":1,"#))
    #expect(try CommandRun(["stats", "--json", "--rebuild"], home: home).output == stats.output)
    try FileManager.default.removeItem(atPath: database(home))
    #expect(try CommandRun(["stats", "--json"], home: home).output == stats.output)
    let old = try CommandRun(["stats", "--json", "--until", "2001-01-01"], home: home)
    #expect(old.output.contains(#""games":0,"#))
    let german = try CommandRun(["stats", "--lang", "de"], home: home)
    let rows = german.output.split(separator: "\n", omittingEmptySubsequences: false)
    // The match was not won, so it is no best result.
    #expect(rows[0...2] == ["alle Partien", "", "Bestleistungen"])
    #expect(rows[3].contains("sobald du eine ohne"))
  }

  @Test("Matches without a finished hand count neither as they are played nor when rebuilt")
  func unfinished() throws {
    let home = try homeWithMatch()
    let new = ["new", "--plain", "--seed", "5", "--players", "3", "--level", "novice"]
    for _ in 1...2 { _ = try CommandRun(new, home: home, input: "pass\nquit\n") }
    #expect(home.gameFiles.contains("0003.mue"))
    let kept = try CommandRun(["stats", "--json"], home: home).output
    #expect(kept.hasPrefix(#"{"format":"mue-stats/1","games":1,"#))
    #expect(try CommandRun(["stats", "--json", "--rebuild"], home: home).output == kept)
    #expect(try CommandRun(["stats", "--json"], home: home).output == kept)
  }

  @Test("The start screen leads to the page of results") func page() throws {
    let home = try homeWithMatch()
    let terminal = try Terminal.mue(home: home)
    try terminal.waitFor("New game")
    try terminal.open(line: "Results")
    try terminal.waitFor("played to the end")
    terminal.press(.right)
    try terminal.waitFor("this year")
    terminal.press(.escape)
    try terminal.waitFor("New game")
  }

  @Test("Damaged results are set aside and rebuilt, and that is reported once") func damaged()
    throws
  {
    let home = try homeWithMatch()
    let before = try CommandRun(["stats", "--json"], home: home).output
    try Data("spoilt".utf8).write(to: URL(filePath: database(home)))
    let stats = try CommandRun(["stats", "--json"], home: home)
    #expect(stats.output == before)
    #expect(stats.complaint == "Damaged results set aside and counted again.")
    #expect(stats.status == 0)
    let kept = try Data(contentsOf: URL(filePath: database(home) + ".bad-1"))
    #expect(kept == Data("spoilt".utf8))
    #expect(try CommandRun(["stats", "--json"], home: home).errors == "")
  }

  @Test("Results that another program has locked: a command that reads them says that it cannot")
  func locked() throws {
    let home = try homeWithMatch()
    let other = try SQLiteConnection(database(home), milliseconds: 10_000)
    try other.run("BEGIN EXCLUSIVE")
    for command in [["stats"], ["coach"]] {
      let run = try CommandRun(command, home: home)
      #expect(run.complaint == "Results cannot be read: another program uses them.")
      #expect(run.status == 1)
    }
    let forget = try CommandRun(["coach", "--forget"], home: home)
    #expect(forget.complaint == "Results not kept: another program uses them.")
    try other.run("ROLLBACK")
  }

  @Test("One row that contradicts itself costs neither answers to puzzles nor what was forgotten")
  func answersStay() throws {
    let home = try homeWithMatch()
    _ = try CommandRun(["practice", "--plain"], home: home, input: "pass\n\nquit\nquit\n")
    #expect(try CommandRun(["coach", "--forget"], home: home).status == 0)
    try SQLiteConnection(database(home), milliseconds: 10_000).run(
      "UPDATE hand SET points = '1' WHERE number = 1")
    let stats = try CommandRun(["stats"], home: home)
    #expect(stats.complaint == "Damaged results set aside and counted again." && stats.status == 0)
    let results = try ResultsDatabase(database(home))
    #expect(try results.practiceAnswers().count == 1)
    let game = try #require(try results.games().first)
    #expect(try results.reviewedHands(of: game.identity) == [1: .forgotten])
  }

  @Test("Results of a later version stay as they are: play goes on, and a line says so")
  func newer() throws {
    let home = try homeWithMatch()
    var bytes = try Data(contentsOf: URL(filePath: database(home)))
    // The version is the number at byte 60, in big-endian order.
    bytes[63] = 9
    try bytes.write(to: URL(filePath: database(home)))
    let stats = try CommandRun(["stats"], home: home)
    #expect(stats.status == 1)
    #expect(stats.output == "")
    #expect(stats.complaint == "Results are of version 9, not 1.")
    let terminal = try newMatch(home)
    try Person(terminal: terminal, bids: 1).playHand()
    try terminal.waitFor("Mü · results not kept!")
    terminal.type("q")
    try terminal.exitStatus()
    #expect(try Data(contentsOf: URL(filePath: database(home))) == bytes)
    #expect(home.gameFiles.contains("0002.mue"))
  }

  @Test("A value that is not a day is refused in a sentence, and so are options of other commands")
  func misuse() throws {
    let home = try Home()
    let run = try CommandRun(["stats", "--since", "2026-02-30"], home: home)
    #expect(run.status == 2)
    #expect(run.complaint == "--since needs a day such as 2026-11-21, not “2026-02-30”")
    #expect(try CommandRun(["stats", "--players", "3"], home: home).status == 2)
    #expect(try CommandRun(["export", "--json"], home: home).status == 2)
    #expect(try CommandRun(["stats"], home: home).status == 1)
  }
}
