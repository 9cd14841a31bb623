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
        == "theme cannot be “pink”; choose one of auto, clear, traditional, dark, light, contrast, mono"
    )
    let name = try CommandRun(["config", "name", "\u{1B}"], home: home)
    #expect(name.status == 2)
    #expect(name.complaint == "“” is not a name that can be shown")
    #expect(try CommandRun(["config", "a", "b", "c"], home: home).status == 2)
    #expect(!FileManager.default.fileExists(atPath: home.path + "/config/mue/settings.json"))
  }

  @Test("settings that several programs change at once are all kept")
  func atOnce() throws {
    let home = try Home()
    let changes = [
      ("speed", "fast"), ("theme", "dark"), ("mouse", "off"), ("clock", "on"), ("hints", "off"),
      ("level", "expert"), ("style", "bold"), ("name", "Zoe"),
    ]
    let running = try changes.map { key, value in
      let process = Process()
      process.executableURL = URL(filePath: Terminal.built("mue"))
      process.arguments = ["config", key, value]
      process.environment = Terminal.variables(term: "dumb", home: home.path, changes: [:])
      try process.run()
      return process
    }
    for process in running {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    for (key, value) in changes {
      #expect(try CommandRun(["config", key], home: home).output == value + "\n", "\(key)")
    }
  }

  @Test("what others change while a table is open stays, also when it changes a setting itself")
  func besidesTable() throws {
    let home = try Home()
    let terminal = try Terminal.newGame(home: home)
    try terminal.waitFor(.bid)
    #expect(try CommandRun(["config", "name", "Zoe"], home: home).status == 0)
    #expect(try CommandRun(["config", "coach", "5"], home: home).status == 0)
    try terminal.chooseNextTheme()
    for (key, value) in [("name", "Zoe"), ("coach", "5"), ("theme", "traditional")] {
      #expect(try CommandRun(["config", key], home: home).output == value + "\n", "\(key)")
    }
  }

  @Test("a lock that somebody else keeps on the folder is reported, and holds nobody up")
  func locked() throws {
    let home = try Home()
    #expect(try CommandRun(["config", "speed", "fast"], home: home).status == 0)
    let folder = open(home.path + "/config/mue", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    #expect(flock(folder, LOCK_EX) == 0)
    let run = try CommandRun(["config", "speed", "slow"], home: home)
    #expect(run.status == 1)
    #expect(
      run.complaint == "\(home.path)/config/mue/settings.json not saved: another program uses it.")
    let terminal = try Terminal.newGame(home: home)
    try terminal.waitFor(.bid)
    try terminal.chooseNextTheme()
    try terminal.waitFor("settings.json not saved: another program uses it.")
    // What could not be saved is saved with the next change.
    #expect(flock(folder, LOCK_UN) == 0)
    close(folder)
    terminal.press(.down, .right)
    try terminal.waitFor("‹ letters ›")
    #expect(try CommandRun(["config", "theme"], home: home).output == "traditional\n")
    #expect(try CommandRun(["config", "symbols"], home: home).output == "letters\n")
  }

  @Test("settings of a later version are not overwritten")
  func later() throws {
    let home = try Home()
    let folder = home.path + "/config/mue"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let later = #"{"version": 9}"#
    try Data(later.utf8).write(to: URL(filePath: folder + "/settings.json"))
    let run = try CommandRun(["config", "speed", "fast"], home: home)
    #expect(run.status == 1)
    #expect(
      run.complaint == "settings.json is from a later mue and left unchanged: update mue to use it."
    )
    #expect(
      try String(contentsOfFile: folder + "/settings.json", encoding: .utf8) == later)
  }

  @Test(
    "where a link leads that cannot be written is said with the reason, and mue doctor tests it")
  func link() throws {
    let home = try Home()
    let folder = home.path + "/config/mue"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // A folder that is gone refuses everybody, root included.
    for name in ["settings.json", "keys.json"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/" + name, withDestinationPath: home.path + "/gone/" + name)
    }
    let refusal = "which cannot be written: No such file or directory."
    let run = try CommandRun(["config", "theme", "light"], home: home)
    #expect(run.status == 1)
    #expect(
      run.complaint
        == "\(folder)/settings.json leads to \(home.path)/gone/settings.json, \(refusal)")
    let doctor = try CommandRun(["doctor"], home: home)
    #expect(doctor.status == 1)
    for name in ["settings.json", "keys.json"] {
      #expect(
        doctor.output.contains(" !!  \(name) leads to \(home.path)/gone/\(name), \(refusal)\n"))
    }
    try FileManager.default.createDirectory(
      atPath: home.path + "/gone", withIntermediateDirectories: false)
    #expect(try CommandRun(["config", "theme", "light"], home: home).status == 0)
    #expect(try CommandRun(["doctor"], home: home).status == 0)
  }
}
