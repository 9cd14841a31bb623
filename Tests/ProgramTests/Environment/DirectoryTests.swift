import Foundation
import TestSupport
import Testing

@Suite(.waits) struct DirectoryTests {
  private static let notKept = "Not saved (Not a directory); tried again at every move."

  @Test(
    "If no directory can be created, the game can be played, and a sentence says that it is not saved"
  )
  func noDirectory() throws {
    let home = try Home()
    let file = try home.write(Array("a file".utf8), as: "file")
    let terminal = try Terminal.newGame(home: home, environment: ["XDG_STATE_HOME": file])
    try terminal.waitFor(Self.notKept)
    try terminal.change { $0.press(.home) }
    #expect(!terminal.text.contains(Self.notKept))
    try terminal.change { $0.type("p") }
    #expect(terminal.screen[0].contains("not saved!"))
    try Person(terminal: terminal, bids: 1).play { $0 == .follow }
    terminal.type("qq")
    #expect(try terminal.exitStatus() == .code(1))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "a file")
  }

  @Test("Without XDG variables everything is below HOME") func home() throws {
    let home = try Home()
    let none: [String: String?] = [
      "XDG_CONFIG_HOME": nil, "XDG_STATE_HOME": "", "XDG_DATA_HOME": "relative",
    ]
    let terminal = try Terminal.newGame(home: home, environment: none)
    try terminal.waitFor(.bid)
    terminal.press(.escape, .down, .enter, .right)
    try terminal.waitFor("Deutsch")
    // From the settings to the menu, to the table, and away.
    terminal.type("qqq")
    try terminal.exitStatus()
    let manager = FileManager.default
    #expect(manager.fileExists(atPath: home.path + "/.local/state/mue/games/0001.mue"))
    #expect(manager.fileExists(atPath: home.path + "/.config/mue/settings.json"))
    #expect(home.gameFiles.isEmpty)
  }

  @Test("The files are for the person alone") func modes() throws {
    let home = try Home()
    let terminal = try Terminal.newGame(home: home)
    try terminal.waitFor(.bid)
    terminal.type("q")
    try terminal.exitStatus()
    for (path, mode) in [("", 0o700), ("/0001.mue", 0o600)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: home.games + path)
      #expect(attributes[.posixPermissions] as? Int == mode)
    }
  }

  @Test("Settings that cannot be saved are reported, and apply") func settings() throws {
    let home = try Home()
    let file = try home.write([], as: "file")
    let terminal = try Terminal.newGame(home: home, environment: ["XDG_CONFIG_HOME": file])
    try terminal.waitFor("settings.json cannot be read (Not a directory); it is left unchanged.")
    terminal.press(.escape, .down, .enter, .right)
    try terminal.waitFor("settings.json nicht gespeichert: Not a directory.")
    #expect(terminal.text.contains("‹ Deutsch ›"))
  }

  @Test("The program finds its data from any directory, and reports missing data")
  func data() throws {
    let home = try Home()
    let terminal = try Terminal(Terminal.built("mue"), ["new"], home: home.path, directory: "/")
    terminal.home = home
    try terminal.waitUntil { $0[0].hasPrefix(" Mü · hand 1 ") }
    let alone = home.path + "/mue"
    // Copied by another program: one that was started here in the meantime would hold the copy open
    // for writing.
    let copying = try Terminal("/bin/cp", [Terminal.built("mue"), alone], home: home.path)
    #expect(try copying.exitStatus() == .code(0))
    let lost = try Terminal(alone, home: home.path)
    #expect(try lost.exitStatus() == .code(1))
    #expect(lost.words.hasPrefix("mue: the folder with Localization and Resources is missing;"))
  }
}
