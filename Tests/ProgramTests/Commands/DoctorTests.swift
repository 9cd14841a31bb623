import Foundation
import Platform
import TestSupport
import Testing

@Suite("mue doctor", .waits) struct DoctorTests {
  /// A home with one game of a few moves.
  private func homeWithGame() throws -> Home {
    let home = try Home()
    let game = ["new", "--plain", "--seed", "5", "--level", "novice"]
    _ = try CommandRun(game, home: home, input: "pass\n")
    return home
  }

  @Test("Everything is well at a first start, and with a game, in each language")
  func well() throws {
    let first = try CommandRun(["doctor"], home: Home())
    #expect(first.status == 0)
    #expect(first.output.contains("\n ok  no games yet\n"))
    #expect(first.output.contains("\n ok  mue \(Version.text) on "))
    #expect(first.output.contains(", Linux "))
    #expect(first.output.hasSuffix("All is well.\n"))
    let home = try homeWithGame()
    for (code, ending) in [
      ("en", "All is well.\n"), ("de", "Alles in Ordnung.\n"), ("pt", "Está tudo em ordem.\n"),
    ] {
      let run = try CommandRun(
        ["doctor", "--lang", code], home: home, environment: ["LC_ALL": "C.UTF-8"])
      #expect(run.status == 0)
      #expect(run.output.hasSuffix(ending))
      #expect(!run.output.contains("!!"))
    }
  }

  @Test("A damaged game, a damaged database and faulty keys are reported, and nothing is moved")
  func wrong() throws {
    let home = try homeWithGame()
    let files = home.gameFiles
    for name in files { try home.spoilGame(name) }
    try Data("none".utf8).write(to: URL(filePath: home.path + "/state/mue/results.db"))
    let keys = home.path + "/config/mue"
    try FileManager.default.createDirectory(atPath: keys, withIntermediateDirectories: true)
    try Data("{\n\"x\": }".utf8).write(to: URL(filePath: keys + "/keys.json"))
    let run = try CommandRun(["doctor"], home: home)
    #expect(run.status == 1)
    #expect(run.output.contains("!!  0001.mue is damaged, and there is no older save"))
    #expect(run.output.contains("!!  results.db is damaged"))
    #expect(run.output.contains("!!  keys.json"))
    #expect(run.output.hasSuffix("3 things need attention: see !!\n"))
    #expect(home.gameFiles == files)
  }

  @Test("The previous generation of a damaged game is a note, and so are files that were set aside")
  func older() throws {
    let home = try homeWithGame()
    try home.spoilGame("0001.mue")
    let before = try CommandRun(["doctor"], home: home)
    #expect(
      before.output.contains(" --  a game’s last save is damaged; it goes on from 0001.mue.prev"))
    #expect(before.status == 0)
    _ = try CommandRun(["--plain"], home: home)
    let after = try CommandRun(["doctor"], home: home)
    #expect(after.output.contains(" --  1 damaged file was set aside in "))
    #expect(after.status == 0)
  }

  @Test("A failure that was not reported is in the log, and the log is listed")
  func log() throws {
    let home = try homeWithGame()
    let log = home.path + "/state/mue/mue.log"
    #expect(!FileManager.default.fileExists(atPath: log))
    #expect(try !CommandRun(["doctor"], home: home).output.contains("mue.log"))
    let path = home.path + "/state/mue/current"
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    _ = try CommandRun(["--plain"], home: home, input: "")
    let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
    #expect(lines.contains { $0.contains("to read current: read: ") }, "\(lines)")
    let mode = try FileManager.default.attributesOfItem(atPath: log)[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o600)
    try FileManager.default.removeItem(atPath: path)
    let run = try CommandRun(["doctor"], home: home)
    #expect(run.status == 0)
    #expect(run.output.contains(" --  failures that you were not told of are in "))
    #expect(run.output.contains("/state/mue/mue.log; "))
  }

  @Test("For unusable directories it names the variable that helps")
  func directories() throws {
    let closed = ["XDG_STATE_HOME": "/dev/null", "XDG_CONFIG_HOME": "here"]
    let run = try CommandRun(["doctor"], home: Home(), environment: closed)
    #expect(run.status == 1)
    #expect(run.output.contains("!!  games: /dev/null/mue cannot be written"))
    #expect(run.output.contains("!!  XDG_CONFIG_HOME is not an absolute path"))
  }

  @Test("In a terminal it prints its name, its window, and what is too small")
  func terminal() throws {
    let home = try Home()
    let terminal = try Terminal.mue(["doctor"], home: home)
    try terminal.waitFor("All is well.")
    #expect(try terminal.exitStatus() == .code(0))
    let small = try Terminal.mue(
      ["doctor"], home: home, columns: 40, rows: 12)
    try small.waitFor("1 thing needs attention")
    #expect(try small.exitStatus() == .code(1))
  }
}
