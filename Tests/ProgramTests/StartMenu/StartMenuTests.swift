import Platform
import TestSupport
import Testing

@Suite(.waits) struct StartMenuTests {
  @Test("The first start opens the start screen, later ones open where the person left")
  func starts() throws {
    let home = try Home()
    let first = try Terminal.mue(home: home)
    try first.waitFor("New game")
    #expect(home.gameFiles.isEmpty)
    #expect(first.text.contains("▸Learn"))
    try first.open(line: "New game")
    try first.waitFor("Kind of game")
    first.press(.enter)
    try first.waitFor(.bid)
    first.press(.escape, .up, .up, .enter)
    try first.waitFor("Continue")
    first.type("q")
    #expect(try first.exitStatus() == .code(0))

    let second = try Terminal.mue(home: home)
    try second.waitFor("Hand 1, to 200: you have 0")
    second.press(.enter)
    try second.waitFor(.bid)
    second.kill(SIGKILL)
    try second.exitStatus()
    let third = try Terminal.mue(home: home)
    try third.waitFor("mue stopped unexpectedly")
    #expect(third.screen[0].hasPrefix(" Mü · hand 1 "))
    #expect(home.gameFiles.first == "0001.mue")
  }
}

extension StartMenuTests {
  @Test("From the start screen through a new game to the shelf and all its commands")
  func shelf() throws {
    let home = try Home()
    let terminal = try Terminal.mue(["--speed", "fastest"], home: home)
    try terminal.waitFor("New game")
    try terminal.open(line: "New game")
    try terminal.waitFor("Kind of game")
    terminal.press(.down, .left, .down, .down, .down, .down, .right)
    try terminal.waitFor("Your name")
    terminal.press(.down, .down, .down)
    try terminal.change { $0.type("Zoë") }
    try terminal.change { $0.press(.up, .up, .up, .up, .up, .up, .up, .up) }
    terminal.press(.enter)
    try terminal.waitFor(.bid)
    #expect(terminal.screen[0].hasPrefix(" Mü · hand 1 · to 100"))
    #expect(terminal.text.contains("Zoë"))
    #expect(try CommandRun(["config", "name"], home: home).output == "Zoë\n")
    terminal.press(.escape, .up, .up, .enter)
    try terminal.waitFor("Continue")
    try terminal.open(line: "Games")
    try terminal.waitFor("With Alice, Ben, Clara.")

    terminal.type("r")
    try terminal.waitFor("Name of the game:")
    terminal.type("Sunday")
    terminal.press(.enter)
    try terminal.waitFor("▸Sunday")
    terminal.type("d")
    try terminal.waitUntil { $0.count { $0.contains("Sunday") } == 2 }
    terminal.type("x")
    try terminal.waitFor("x once more deletes this game.")
    terminal.type("x")
    try terminal.waitUntil { $0.count { $0.contains("Sunday") } == 1 }
    #expect(home.gameFiles.contains("0002.mue.deleted"))
    terminal.type("u")
    try terminal.waitUntil { $0.count { $0.contains("Sunday") } == 2 }
    terminal.type("xx")
    try terminal.waitUntil { $0.count { $0.contains("Sunday") } == 1 }
    terminal.press(.enter)
    try terminal.waitFor(.bid)
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(home.gameFiles.allSatisfy { $0.hasPrefix("0001.mue") })
  }
}
