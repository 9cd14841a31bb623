import Foundation
import TestSupport
import Testing

@Suite(.waits) struct OwnFileTests {
  private let home: Home

  init() throws { home = try Home() }

  private func write(_ text: String, as path: String) throws {
    let url = URL(filePath: home.path + "/" + path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  @Test("changed keys work, and the key bar shows them")
  func keys() throws {
    try write(#"{"leave": ["-"], "menu": ["+", "escape"]}"#, as: "config/mue/keys.json")
    let terminal = try Terminal.newGame(home: home, columns: 140, rows: 45)
    try terminal.waitFor("+ menu")
    #expect(terminal.text.contains("- leave"))
    terminal.type("+")
    try terminal.waitFor("Back to the table")
    terminal.type("--")
    #expect(try terminal.exitStatus() == .code(0))
  }

  @Test("keys that clash are refused with file and line, and the default ones apply")
  func clash() throws {
    try write("{\n  \"menu\": [\"q\"]\n}", as: "config/mue/keys.json")
    let terminal = try Terminal.newGame(home: home)
    try terminal.waitUntil { $0.joined().contains("keys.json, line 2:") }
    #expect(terminal.words.contains("“q” cannot be both menu and leave."))
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
  }

  @Test("keys that the disk refused to read stay as they are when one is changed")
  func unreadKeys() throws {
    let keys = #"{"menu": ["+", "escape"]}"#
    try write(keys, as: "config/mue/keys.json")
    let calls = try DiskFaults.calls(home) {
      _ = try CommandRun(["config"], home: home, environment: $0)
    }
    let opening = try #require(calls.firstIndex { $0.contains("keys.json") }) + 1
    let faults = DiskFaults(code: EIO, calls: opening..<opening + 1)
    let terminal = try Terminal.newGame(home: home, environment: faults.environment(home))
    try terminal.waitFor("keys.json cannot be read")
    try terminal.askForKeyOfPass()
    terminal.type("x")
    try terminal.waitFor("keys.json not saved: what it holds cannot be read.")
    terminal.press(.escape, .escape, .escape)
    try terminal.waitFor("x pass")
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(
      try String(contentsOfFile: home.path + "/config/mue/keys.json", encoding: .utf8) == keys)
  }

  @Test("a key changed on the screen is obeyed at once, shown, and saved; a clash is reported")
  func keysPage() throws {
    let terminal = try Terminal.newGame(home: home)
    try terminal.waitFor(.bid)
    try terminal.askForKeyOfPass()
    terminal.type("H")
    try terminal.waitFor("“H” is taken already: hint.")
    terminal.press(.enter)
    terminal.type("x")
    try terminal.waitFor("Your own; the default is p.")
    terminal.press(.escape, .escape, .escape)
    try terminal.waitFor("x pass")
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    let keys = try String(contentsOfFile: home.path + "/config/mue/keys.json", encoding: .utf8)
    #expect(keys == "{\n  \"pass\": [\"x\"]\n}\n")

    let again = try Terminal.mue(home: home)
    try again.waitFor("x pass")
    again.press(.escape, .up, .up, .enter)
    try again.waitFor("Continue")
    try again.open(line: "Settings")
    try again.waitFor("Settings")
    again.press(.up, .enter, .end, .enter)
    try again.waitFor("Enter once more restores the default keys.")
    again.press(.enter, .escape, .escape, .home, .enter)
    try again.waitFor("p pass")
  }

  @Test("keys that cannot be saved are reported, and apply") func refusedKeys() throws {
    let file = try home.write([], as: "file")
    let terminal = try Terminal.newGame(home: home, environment: ["XDG_CONFIG_HOME": file])
    try terminal.waitFor("settings.json cannot be read")
    try terminal.askForKeyOfPass()
    terminal.type("x")
    try terminal.waitFor("keys.json not saved: Not a directory.")
    #expect(terminal.words.contains("Your own; the default is p."))
  }

  @Test("a faulty theme is refused with file and line, a valid one is offered")
  func themes() throws {
    try write("{\n\"colors\":\n{\"red\": 7}}", as: "data/mue/themes/bad.json")
    try write("{\"colors\": {}}", as: "data/mue/themes/own.json")
    let terminal = try Terminal.newGame(home: home)
    try terminal.waitUntil { $0.joined().contains("themes/bad.json, line 3:") }
    #expect(terminal.words.contains("“red” is not a colour like"))
    #expect(try CommandRun(["config", "theme", "own"], home: home).status == 0)
    #expect(try CommandRun(["config", "theme", "bad"], home: home).status == 2)
  }

  @Test(
    "a person's file that cannot be read is reported, and everything works without it",
    arguments: [
      ("config/mue/", "keys.json"), ("data/mue/", "themes/own.json"),
      ("data/mue/", "languages/nds.json"),
    ])
  func unreadable(folder: String, name: String) throws {
    try write("", as: folder + name + "/file")
    let run = try CommandRun(["doctor"], home: home)
    #expect(run.output.contains(" !!  \(name) cannot be read (Is a directory) and is not used."))
    #expect(run.status == 1)
    #expect(try CommandRun(["config", "theme"], home: home).output == "auto\n")
  }

  @Test("a person's folder that cannot be read is reported", arguments: ["themes", "languages"])
  func unreadableFolder(name: String) throws {
    let data = home.path + "/data/mue"
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
    // Nobody, not even root, can open a link to itself.
    try FileManager.default.createSymbolicLink(
      atPath: data + "/" + name, withDestinationPath: name)
    let run = try CommandRun(["doctor"], home: home)
    let reason = "Too many levels of symbolic links"
    #expect(run.output.contains(" !!  \(name) cannot be read (\(reason)) and is not used."))
    #expect(run.status == 1)
  }

  @Test("colours, symbols and auto-play change at the table, at once, and stay")
  func page() throws {
    let terminal = try Terminal.newGame(home: home)
    try Person(terminal: terminal, bids: 1).play { $0 == .follow }
    try terminal.settle()
    try terminal.chooseNextTheme()
    terminal.press(.escape, .escape)
    try terminal.waitFor(.follow)
    // The felt of this theme, among 256 colours.
    #expect(String(decoding: terminal.output, as: UTF8.self).contains("48;5;52m"))
    terminal.press(.escape)
    try terminal.waitFor("Back to the table")
    terminal.press(.down, .enter)
    try terminal.waitFor("‹ traditional ›")
    try terminal.choose(line: "Suit symbols")
    terminal.press(.right)
    try terminal.waitFor("‹ letters ›")
    terminal.press(.escape, .escape)
    try terminal.waitUntil { !$0.joined().contains("▲") && !$0.joined().contains("◆") }
    let settings = try String(
      contentsOfFile: home.path + "/config/mue/settings.json", encoding: .utf8)
    #expect(settings.contains("\"theme\": \"traditional\""))
    #expect(settings.contains("\"symbols\": \"letters\""))
  }
}

extension Terminal {
  /// Opens the page of keys from the table, and assigns another key to the command that passes.
  fileprivate func askForKeyOfPass() throws {
    press(.escape, .down, .enter, .up, .enter)
    try waitFor("choose to the left")
    try choose(line: "pass")
    press(.enter)
  }
}
