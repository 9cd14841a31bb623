import TestSupport
import Testing

@Suite("Lines or a screen", .waits) struct PlainDisplayTests {
  @Test("lines can be chosen for good, and the screen for once") func chosen() throws {
    let home = try Home()
    #expect(try CommandRun(["config", "display", "lines"], home: home).status == 0)
    let lines = try Terminal.mue(["new", "--seed", "5", "--lang", "en"], home: home)
    try lines.waitFor("Mü, told in lines.")
    #expect(!lines.isAlternateScreen)
    lines.type("quit\r")
    #expect(try lines.exitStatus() == .code(0))
    let screen = try Terminal.mue(["new", "--screen", "--seed", "5", "--lang", "en"], home: home)
    try screen.waitUntil { _ in screen.isAlternateScreen }
    screen.type("q")
    #expect(try screen.exitStatus() == .code(0))
    #expect(try CommandRun(["config", "display"], home: home).output == "lines\n")
    let both = try CommandRun(["--plain", "--screen"], home: home)
    #expect(both.status == 2)
    #expect(both.complaint == "--screen does not belong to mue --plain")
  }

  @Test("a replay is told in lines, also where there is no screen") func replay() throws {
    let home = try Home()
    let cards = (1..<20).map { "\($0)\n" }.joined()
    let script = String(repeating: "p\n", count: 9) + String(repeating: cards, count: 30)
    let play = try CommandRun(
      ["new", "--plain", "--seed", "7", "--players", "3", "--hands", "2", "--level", "novice"],
      home: home, input: script)
    #expect(play.status == 0)
    for words in [["--plain"], []] {
      let run = try CommandRun(
        ["replay", "1", "--lang", "en"] + words, home: home,
        input: "next\ntrick\nhand\nall\nquit\n")
      #expect(run.status == 0)
      let told = run.output.split(separator: "\n").map(String.init)
      #expect(told.first == "Hand 1.")
      #expect(told.contains("The hand is over; “back” goes back, “quit” leaves."))
      #expect(told.contains { $0.hasPrefix("Hand 1: ") })
      #expect(run.errors.isEmpty == !words.isEmpty)
    }
    #expect(try CommandRun(["replay", "1", "--hand", "9"], home: home).status == 1)
  }
}
