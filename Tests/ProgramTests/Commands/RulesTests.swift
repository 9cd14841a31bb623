import TestSupport
import Testing

@Suite(.waits) struct RulesTests {
  @Test(
    "The rules and the other documents are printed, in the person's language",
    arguments: [
      (["rules"], "The rules of Mü\n"), (["rules", "--lang", "de"], "Die Regeln von Mü\n"),
      (["rules", "play-well", "--lang=pt"], "Como jogar bem\n"), (["rules", "keys"], "Keys\n"),
      (["rules", "howto"], "At this table\n"), (["rules", "credits"], "Credits\n"),
    ])
  func pages(arguments: [String], beginning: String) throws {
    let run = try CommandRun(arguments, home: Home(), environment: ["LC_ALL": "C.UTF-8"])
    #expect(run.output.hasPrefix(beginning))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 76 })
    #expect(!run.output.contains("]("))
    #expect(run.status == 0)
  }

  @Test("Without UTF-8 they are plain ASCII")
  func ascii() throws {
    let run = try CommandRun(["rules"], home: Home(), environment: ["LC_ALL": "C"])
    #expect(run.output.hasPrefix("The rules of Mu"))
    #expect(run.output.utf8.allSatisfy { $0 < 128 })
  }

  @Test("An unknown document is refused, with a list of the known ones")
  func unknown() throws {
    let run = try CommandRun(["rules", "poker"], home: Home())
    #expect(run.complaint?.contains("rules, play-well, howto, keys, credits") == true)
    #expect(run.status == 2)
  }
}
