import Foundation
import TestSupport
import Testing

@Suite(.waits) struct OwnLanguageTests {
  private let home: Home

  init() throws {
    home = try Home()
    try FileManager.default.createDirectory(
      atPath: home.path + "/data/mue/languages", withIntermediateDirectories: true)
  }

  private func write(_ text: String, as name: String) throws -> String {
    try home.write(Array(text.utf8), as: "data/mue/languages/" + name)
  }

  private static let low = """
    {"language": {"name": "Platt", "authors": ["Ik"]},
    "phrases": {
    "title.yourTurn": "du büst an de Reeg",
    "menu.menuGoOn": "Trügg na'n Disch",
    "news.passes": {"by": "name", "you": "Du passt.", "other": "{who} passt."},
    "news.names": "{name} seggt {trump}."
    }}
    """

  @Test("a person's own language is in the menu with its share, and English stands in for the rest")
  func menu() throws {
    _ = try write(Self.low, as: "nds.json")
    let terminal = try Terminal.newGame(home: home)
    try terminal.waitFor(.bid)
    terminal.press(.escape, .down, .enter)
    try terminal.turn(to: "‹ Platt (0%) ›")
    terminal.press(.escape)
    try terminal.waitFor("Trügg na'n Disch")
    #expect(terminal.text.contains("du büst an de Reeg"))
    #expect(terminal.text.contains("Settings"))
    terminal.type("qq")
    #expect(try terminal.exitStatus() == .code(0))
    let again = try Terminal.mue(["--lang", "nds"], home: home)
    try again.waitFor("du büst an de Reeg")
  }

  @Test("a file that is not a table is reported with the line, in one sentence")
  func noTable() throws {
    let file = try write("{\"language\":\n{", as: "nds.json")
    let run = try CommandRun(["check-language", file], home: home)
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.complaint?.contains("nds.json, line 2: ") == true)
  }

  @Test("what a language lacks and has wrong is reported line by line, with status 1")
  func check() throws {
    let file = try write(Self.low, as: "nds.json")
    let run = try CommandRun(["check-language", file], home: home)
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "line 5: “news.passes” has no placeholder {who}")
    #expect(lines.dropFirst().first == "line 5: “news.passes” lacks the placeholder {name}")
    #expect(lines.dropFirst(2).first == "line 6: “news.names” lacks the form “you”")
    #expect(lines.contains("missing: title.turn"))
    #expect(lines.last?.hasPrefix("Platt: 0% are right; missing: ") == true)
    #expect(lines.last?.hasSuffix(", wrong: 3") == true)
    let german = try CommandRun(["check-language", file, "--lang", "de"], home: home)
    #expect(german.output.contains("Zeile 5: „news.passes“ hat keinen Platzhalter {who}"))
  }

  @Test("the shipped languages have no faults", arguments: Home.languageCodes)
  func shipped(code: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Localization/\(code).json").path
    let run = try CommandRun(["check-language", file], home: home)
    #expect(run.status == 0)
    #expect(run.output.hasSuffix(" sentences are there and right\n"))
  }

  @Test("a hostile file is refused in one sentence, and everything else works")
  func hostile() throws {
    let text = "{\"language\": {\"name\": \"X\"},\n\"phrases\": {\n\"title.turn\": \"\\u001b[2J\"}}"
    let file = try write(text, as: "xx.json")
    _ = try write(Self.low, as: "nds.json")
    let check = try CommandRun(["check-language", file], home: home)
    #expect(check.status == 1)
    #expect(check.output.isEmpty)
    #expect(
      check.complaint?.hasSuffix(
        "xx.json, line 3: “title.turn” has characters that would disturb a terminal. "
          + "The file is not used.") == true)
    let terminal = try Terminal.newGame(home: home)
    try terminal.waitUntil { $0.joined().contains("languages/xx.json, line 3:") }
    let unknown = try CommandRun(["--lang", "xx"], home: home)
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("languages/xx.json, line 3:"))
  }

  @Test("with wrong arguments, or without a file, it says so")
  func misuse() throws {
    let none = try CommandRun(["check-language"], home: home)
    #expect(none.status == 2)
    #expect(none.complaint == "mue check-language needs a file")
    let absent = try CommandRun(["check-language", home.path + "/none.json"], home: home)
    #expect(absent.status == 1)
    #expect(absent.complaint?.contains("none.json” cannot be read") == true)
  }
}
