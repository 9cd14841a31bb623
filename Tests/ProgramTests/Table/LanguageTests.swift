import Foundation
import TestSupport
import Testing

@Suite(.waits) struct LanguageTests {
  @Test(
    "The language changes in the middle of a hand, at once, and is remembered",
    arguments: WindowSize.both)
  func change(size: WindowSize) throws {
    let home = try Home()
    let terminal = try Terminal.newGame(home: home, columns: size.columns, rows: size.rows)
    try Person(terminal: terminal, bids: 1).play { $0 == .follow }
    try terminal.settle()
    let game = try CommandRun(["export"], home: home).output

    terminal.press(.escape)
    try terminal.waitFor("Back to the table")
    terminal.press(.down, .enter)
    try terminal.turn(to: "‹ Deutsch ›")
    try terminal.waitFor("Einstellungen")
    #expect(terminal.screen[0] == title("Mü · Runde 1 · bis 200", "du bist dran", size))
    terminal.press(.escape, .escape)
    try terminal.waitFor("Du musst bedienen: ")
    try terminal.settle(answer: "Die Taste tut hier nichts")
    #expect(terminal.text.contains("10 Karten · 0 P."))
    #expect(terminal.text.contains("Enter spielen"))

    terminal.press(.escape, .down, .enter)
    try terminal.turn(to: "‹ Español ›")
    #expect(terminal.screen[0] == title("Mü · mano 1 · a 200", "te toca", size))
    try terminal.turn(to: "‹ Português ›")
    terminal.press(.escape, .escape)
    try terminal.waitUntil { $0[0] == title("Mü · rodada 1 · até 200", "sua vez", size) }
    #expect(try CommandRun(["export"], home: home).output == game)

    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    let settings = try String(
      contentsOfFile: home.path + "/config/mue/settings.json", encoding: .utf8)
    #expect(settings.contains("\"language\": \"pt\""))
    let next = try Terminal.mue(home: home, columns: size.columns, rows: size.rows)
    try next.waitUntil { $0[0] == title("Mü · rodada 1 · até 200", "sua vez", size) }
    #expect(try CommandRun(["export"], home: home).output == game)
  }

  private func title(_ left: String, _ right: String, _ size: WindowSize) -> String {
    let gap = size.columns - 2 - left.count - right.count
    return " " + left + String(repeating: " ", count: gap) + right
  }

  @Test(
    "The command line's language takes precedence over the settings, and these over the environment"
  )
  func precedence() throws {
    let home = try Home()
    let german = ["LANG": "de_DE.UTF-8"]
    let first = try Terminal.mue(["new", "--seed", "5"], home: home, environment: german)
    try first.waitFor("du bist dran")
    first.press(.escape, .down, .enter)
    try first.turn(to: "‹ Português ›")
    first.type("qqq")
    try first.exitStatus()
    let second = try Terminal.mue(home: home, environment: german)
    try second.waitFor("sua vez")
    second.type("q")
    try second.exitStatus()
    let third = try Terminal.mue(["--lang", "en"], home: home, environment: german)
    try third.waitFor("your turn")
  }
}
