import Foundation
import MueRules
import TestSupport
import Testing

@Suite(.waits) struct PlainEndTests {
  private static let new = ["new", "--plain", "--seed", "5", "--level", "novice", "--name", "Ada"]
  private static let goesOn = "You go on with this game."

  @Test("The end of input saves and leaves, and the next run continues there") func endOfInput()
    throws
  {
    let home = try Home()
    let first = try CommandRun(Self.new, home: home, input: "pass\n")
    #expect(first.status == 0)
    #expect(first.errors.isEmpty)
    let asked = try #require(first.output.split(separator: "\n").last)
    let second = try CommandRun(["--plain"], home: home)
    #expect(second.status == 0)
    #expect(second.output.contains(Self.goesOn))
    #expect(second.output.split(separator: "\n").last == asked)
  }

  @Test(
    "A signal or a lost terminal leaves with its status, and with the game saved",
    arguments: [
      Leaving.interruptKey, .terminate, .interrupt, .hangUpSignal, .lostTerminal,
    ])
  func signals(how: Leaving) throws {
    let home = try Home()
    let terminal = try Terminal.mue(Self.new, home: home, term: "dumb")
    try terminal.waitFor("You may lay 1: ")
    #expect(try how.status(of: terminal) == how.expected)
    let next = try CommandRun(["--plain"], home: home)
    #expect(next.output.contains(Self.goesOn))
    #expect(!next.output.contains("broke off"))
  }

  @Test("If nobody reads its output any more, it leaves with the game saved") func closedReader()
    throws
  {
    let home = try Home()
    let run = try PlainRun(Self.new, home: home)
    try run.wait(for: "You may lay ")
    try run.write("help")
    try run.close()
    #expect(run.status() == .code(0))
    #expect(try CommandRun(["--plain"], home: home).output.contains(Self.goesOn))
  }

  @Test("After a kill the game is there, and a sentence says what happened") func killed() throws {
    let home = try Home()
    let run = try PlainRun(Self.new, home: home)
    try run.wait(for: "You may lay ")
    kill(run.process.processIdentifier, SIGKILL)
    #expect(run.status() == .signal(SIGKILL))
    let next = try CommandRun(["--plain"], home: home)
    #expect(next.output.contains("mue stopped unexpectedly; your game is intact."))
    #expect(next.output.contains(Self.goesOn))
  }

  @Test("Lines that are not needed yet are not read") func flood() throws {
    let run = try PlainRun(Self.new, home: Home())
    try run.wait(for: "You may lay ")
    // Two pipes hold 64 kB each; the rest was answered.
    let count = try run.flood("foo")
    #expect(count < 400_000)
  }

  @Test("Each line is answered, and no control byte is echoed")
  func hostile() throws {
    let home = try Home()
    var generator = SeededGenerator(seed: 1)
    var input: [UInt8] = []
    for line in 0..<4000 {
      let words = ["play ", "bid ", "why ", "seat ", "\u{1B}[2J", "last ", "\u{202E}", "? ", ""]
      input += Array(words[generator.below(words.count)].utf8)
      let length = line % 500 == 0 ? 9000 : generator.below(30)
      input += (0..<length).map { _ in UInt8(generator.below(256)) }.filter { $0 != 10 }
      input.append(10)
    }
    let run = try CommandRun(Self.new, home: home, input: input)
    #expect(run.status == 0)
    let scalars = run.output.unicodeScalars
    #expect(scalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(!scalars.contains("\u{202E}"))
    #expect(run.output.split(separator: "\n").count > 4000)
  }

  @Test(
    "If the locale has no Unicode, all output is ASCII", arguments: Home.languageCodes)
  func ascii(language: String) throws {
    let run = try CommandRun(
      Self.new + ["--lang", language], home: Home(), input: "help\nsummary\n",
      environment: ["LANG": "C"])
    #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
  }
}
