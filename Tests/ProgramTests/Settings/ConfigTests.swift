import Foundation
import MueGame
import TestSupport
import Testing

@Suite(.waits) struct ConfigTests {
  @Test("mue config prints all settings, prints one, and sets one that stays")
  func settings() throws {
    let home = try Home()
    let all = try CommandRun(["config"], home: home)
    #expect(all.status == 0)
    #expect(all.output.split(separator: "\n").count == Setting.all.count)
    #expect(try CommandRun(["config", "speed"], home: home).output == "normal\n")
    #expect(try CommandRun(["config", "speed", "fast"], home: home).status == 0)
    #expect(try CommandRun(["config", "speed"], home: home).output == "fast\n")
    #expect(try CommandRun(["config", "name", " Zoë\u{1B} "], home: home).status == 0)
    #expect(try CommandRun(["config", "name"], home: home).output == "Zoë\n")
    #expect(try CommandRun(["config", "language", "de"], home: home).status == 0)
    let german = try CommandRun(["config", "speed", "warp"], home: home)
    #expect(
      german.complaint
        == "speed kann nicht „warp“ sein; möglich sind slow, normal, fast, fastest")
    #expect(try CommandRun(["config", "language", ""], home: home).status == 0)
    #expect(try CommandRun(["config", "language"], home: home).output == "\n")
  }

  @Test("the title shows the playing time if that is set")
  func clock() throws {
    let home = try Home()
    #expect(try CommandRun(["config", "clock", "on"], home: home).status == 0)
    let terminal = try Terminal.newGame(home: home)
    try terminal.waitFor("Mü · hand 1 · to 200 · 0:00")
  }

  @Test("a value that is not offered is refused with a list of those that are")
  func refused() throws {
    let home = try Home()
    let key = try CommandRun(["config", "colour", "red"], home: home)
    #expect(key.status == 2)
    #expect(key.complaint?.hasPrefix("there is no setting “colour”; there are language, ") == true)
    let theme = try CommandRun(["config", "theme", "pink"], home: home)
    #expect(theme.status == 2)
    #expect(
      theme.complaint
        == "theme cannot be “pink”; choose one of clear, traditional, dark, light, mono")
    let name = try CommandRun(["config", "name", "\u{1B}"], home: home)
    #expect(name.status == 2)
    #expect(name.complaint == "“” is not a name that can be shown")
    #expect(try CommandRun(["config", "a", "b", "c"], home: home).status == 2)
    #expect(!FileManager.default.fileExists(atPath: home.path + "/config/mue/settings.json"))
  }

  @Test("settings of a later version are not overwritten")
  func later() throws {
    let home = try Home()
    let folder = home.path + "/config/mue"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let later = #"{"version": 9}"#
    try Data(later.utf8).write(to: URL(filePath: folder + "/settings.json"))
    #expect(try CommandRun(["config", "speed", "fast"], home: home).status == 1)
    #expect(
      try String(contentsOfFile: folder + "/settings.json", encoding: .utf8) == later)
  }
}
