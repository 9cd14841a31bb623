import TestSupport
import Testing

@Suite(.waits) struct HelpTests {
  @Test(
    "Every command prints help, in the person's language",
    arguments: [
      (["--help"], "mue, a card table"), (["-h"], "mue, a card table"),
      (["new", "--help"], "mue, a card table"), (["check", "-h"], "mue, a card table"),
      (["--help", "--lang", "de"], "mue, ein Kartentisch"),
      (["new", "--lang=pt", "--help"], "mue, uma mesa de Mü"),
    ])
  func help(arguments: [String], beginning: String) throws {
    let run = try CommandRun(arguments, home: Home())
    #expect(run.output.hasPrefix(beginning))
    #expect(run.output.hasSuffix("\n"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    for word in ["new", "export", "check", "score", "--players", "--seed", "--lang"] {
      #expect(run.output.contains(word))
    }
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
  }

  @Test(
    "Every command prints the version", arguments: [["--version"], ["-V"], ["new", "--version"]])
  func version(arguments: [String]) throws {
    let run = try CommandRun(arguments, home: Home())
    #expect(run.output.wholeMatch(of: /mue \d+\.\d+\.\d+\n/) != nil)
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
  }
}
