import Foundation
import TestSupport
import Testing

@Suite(.waitsLong) struct DayTests {
  @Test("The days are not listed from results that cannot be read, and the reason is given")
  func unreadable() throws {
    let home = try Home()
    _ = try CommandRun(["new", "--plain"], home: home, input: "quit\n")
    let results = home.path + "/state/mue/results.db"
    try? FileManager.default.removeItem(atPath: results)
    try FileManager.default.createDirectory(atPath: results, withIntermediateDirectories: true)
    let calendar = try CommandRun(["day", "--calendar"], home: home)
    #expect(calendar.status == 1 && calendar.output.isEmpty)
    #expect(calendar.complaint?.contains("results.db") == true)
  }

  @Test(
    "The deal of the day is played once, shown beside par, told in a line, and replayed without counting"
  )
  func day() throws {
    let home = try Home()
    let none = try CommandRun(["day", "--line"], home: home)
    #expect(none.complaint == "no deal of the day has been finished yet")
    #expect(none.status == 1)
    #expect(try CommandRun(["config", "level", "novice"], home: home).status == 0)

    let terminal = try Terminal.mue(["--speed", "fastest"], home: home)
    try terminal.waitFor("Deal of the day")
    try terminal.open(line: "Deal of the day")
    try terminal.waitFor("Today's cards are waiting.")
    terminal.press(.enter)
    try terminal.waitFor("Mü · deal of 20")
    try Person(terminal: terminal).playHand()
    try terminal.settle()
    #expect(terminal.text.contains("for you"))
    terminal.press(.enter)
    try terminal.waitFor("An expert in your seat")
    try terminal.waitFor("copies a line to share")
    let line = try CommandRun(["day", "--line"], home: home)
    #expect(line.status == 0 && line.output.hasPrefix("Mü 20"))
    let ascii = try CommandRun(["day", "--line", "--ascii"], home: home)
    #expect(ascii.output.hasPrefix("Mue 20") && ascii.output.utf8.allSatisfy { $0 < 128 })
    let calendar = try CommandRun(["day", "--calendar"], home: home)
    #expect(calendar.status == 0)
    #expect(calendar.output.contains("1 day in a row, longest 1."))

    terminal.press(.enter)
    try terminal.waitFor("Side game · hand 1 again")
    terminal.type("q")
    try terminal.waitFor("An expert in your seat")
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(home.gameFiles.filter { $0.hasSuffix(".mue") } == ["0001.mue"])

    let again = try Terminal.mue(["day"], home: home)
    try again.waitFor("An expert in your seat")
    again.type("q")
    try again.exitStatus()
    #expect(home.gameFiles.filter { $0.hasSuffix(".mue") } == ["0001.mue"])

    // A finished day does not come back, but an unfinished match does.
    let next = try Terminal.mue([], home: home)
    try next.waitFor("Deal of the day")
    #expect(!next.text.contains("An expert in your seat") && !next.text.contains("Continue"))
    next.type("q")
    try next.exitStatus()
    let match = try Terminal.mue(["new", "--seed", "5"], home: home)
    try match.waitFor("Push 1 card forward")
    match.type("q")
    try match.exitStatus()
    let day = try Terminal.mue(["day"], home: home)
    try day.waitFor("An expert in your seat")
    day.type("q")
    try day.exitStatus()
    let last = try Terminal.mue([], home: home)
    try last.waitFor("▸Continue")
    try last.waitFor("Hand 1, to 200")
    last.press(.enter)
    try last.waitFor("Push 1 card forward")
  }

  @Test("In plain mode it ends with the deal number, par and the line to share") func plain()
    throws
  {
    let home = try Home()
    #expect(try CommandRun(["config", "level", "novice"], home: home).status == 0)
    let run = try PlainRun(["day", "--plain"], home: home)
    var script = PlainScript { $0.first ?? "" }
    while let line = try run.line() {
      if let answer = script.answer(to: line) { try run.write(answer) }
    }
    #expect(run.status() == .code(0))
    #expect(run.told.contains { $0.hasPrefix("deal number ") })
    #expect(run.told.contains("An expert is playing in your seat…"))
    let line = try CommandRun(["day", "--line"], home: home)
    #expect(run.told.last.map { $0 + "\n" } == line.output)
    #expect(run.told.contains("1 day in a row, longest 1."))
  }
}
