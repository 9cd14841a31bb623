import TestSupport
import Testing

@testable import MueApp

@Suite(.waits) struct HelpTests {
  @Test(
    "mue prints help, in the person's language",
    arguments: [
      (["--help"], "mue, a card table"), (["-h"], "mue, a card table"),
      (["help"], "mue, a card table"), (["--help", "--lang", "de"], "mue, ein Kartentisch"),
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
    "Every command explains itself and its options, and no other one",
    arguments: Command.all.map { ($0, "en") } + Home.languageCodes.map { (.export, $0) })
  func explained(command: Command, code: String) throws {
    let home = try Home()
    let run = try CommandRun(["help", command.name, "--lang", code], home: home)
    #expect(run.output.hasPrefix("  mue \(command.name)") && run.status == 0)
    #expect(run.output.matches(of: #/\n {2}mue /#).isEmpty)
    #expect(run.output.contains("--version"))
    let asked = try CommandRun([command.name, "--help", "--lang", code], home: home)
    #expect(asked.output == run.output)
  }

  @Test("A mistyped command is recognized, alone and with words after it")
  func mistyped() throws {
    for arguments in [["opne", "3"], ["opne"], ["help", "opne"]] {
      let run = try CommandRun(arguments, home: Home())
      #expect(run.errors.contains("there is no command “opne”; did you mean “open”?"))
      #expect(run.status == 2)
    }
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
