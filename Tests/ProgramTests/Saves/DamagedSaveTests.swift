import Foundation
import TestSupport
import Testing

@Suite(.waits) struct DamagedSaveTests {
  /// A home with one game that was left in the middle of a hand: its save and the previous
  /// generation.
  private func homeWithGame() throws -> Home {
    let home = try Home()
    let terminal = try Terminal.newGame(seed: Role.partner.seed, home: home)
    try Person(terminal: terminal, bids: Role.partner.bids).play { $0 == .follow }
    terminal.type("q")
    try terminal.exitStatus()
    #expect(home.gameFiles == ["0001.mue", "0001.mue.prev"])
    return home
  }

  @Test("A damaged save is set aside, and the game resumes from the previous one") func previous()
    throws
  {
    let home = try homeWithGame()
    try home.spoilGame("0001.mue")
    let spoilt = try home.game("0001.mue")
    let terminal = try Terminal.mue(home: home)
    try terminal.waitFor("0001.mue was damaged and set aside; the game resumes")
    try terminal.waitUntil { $0[0].hasPrefix(" Mü · hand 1 ") }
    #expect(try home.game("0001.mue.bad-1") == spoilt)
    terminal.press(.home)
    try terminal.waitFor(.follow)
    terminal.type("q")
    try terminal.exitStatus()
    let hands = try ExportedHand.all(of: home)
    #expect(hands.count == 1 && hands.first?.partner == 0)
    #expect(hands.first?.names.first == "Ada")
  }

  @Test("If both generations are damaged, a sentence says so, and the files are kept") func both()
    throws
  {
    let home = try homeWithGame()
    try home.spoilGame("0001.mue")
    try home.setGame("0001.mue.prev", to: [0x00, 0xFF, 0x1B])
    let terminal = try Terminal.mue(["--speed", "fastest"], home: home)
    try terminal.waitFor("0001.mue was damaged and set aside; there was no older copy.")
    #expect(home.gameFiles.contains("0001.mue.bad-1"))
    #expect(try home.game("0001.mue.prev.bad-1") == Data([0x00, 0xFF, 0x1B]))
    terminal.press(.enter, .enter)
    try terminal.waitFor(.bid)
    #expect(home.gameFiles.contains("0002.mue"))
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    let next = try Terminal.mue(home: home)
    try next.waitUntil { $0[0].hasPrefix(" Mü · hand 1 ") }
    #expect(!next.text.contains("damaged"))
  }

  @Test("A save cut short anywhere resumes from the previous one", arguments: [0, 1, 20, 60, 200])
  func cut(length: Int) throws {
    let home = try homeWithGame()
    try home.setGame("0001.mue", to: try home.game("0001.mue").prefix(length))
    let terminal = try Terminal.mue(home: home)
    try terminal.waitFor("0001.mue was damaged and set aside")
    terminal.press(.home)
    try terminal.waitFor(.follow)
  }

  @Test("A save of a later version stays byte for byte, even when a new game begins") func newer()
    throws
  {
    let home = try homeWithGame()
    let text = String(decoding: try home.game("0001.mue"), as: UTF8.self)
    try home.setGame("0001.mue", to: text.replacing("mue-save 1 ", with: "mue-save 7 ").utf8)
    let (save, previous) = (try home.game("0001.mue"), try home.game("0001.mue.prev"))
    let terminal = try Terminal.mue(home: home)
    try terminal.waitFor("0001.mue is from a later mue and left unchanged")
    terminal.press(.enter, .enter)
    try terminal.waitFor(.bid)
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(try home.game("0001.mue") == save)
    #expect(try home.game("0001.mue.prev") == previous)
    #expect(home.gameFiles.contains("0002.mue"))
  }

  @Test(
    "A handmade save with the right checksum is set aside if it is impossible, and continued otherwise",
    arguments: [
      (agents: #""human","human""#, notes: "{}", isTaken: false),
      (agents: #""club","club""#, notes: "{}", isTaken: false),
      (
        agents: #""human","club""#,
        notes:
          #"{"hints":9223372036854775807,"seconds":9223372036854775807,"undos":9223372036854775807}"#,
        isTaken: true
      ),
    ])
  func handmade(agents: String, notes: String, isTaken: Bool) throws {
    let home = try Home()
    _ = try CommandRun(["new", "--plain"], home: home)
    let record = """
      {"agents":[\(agents),"club"],"firstDealer":0,"hands":2,"moves":[[]],"names":["Ada","Ben","Cleo"],\
      "notes":\(notes),"players":3,"seed":"7"}
      """
    try home.setGame("0001.mue", to: Reader.withHeader(Array(record.utf8)))
    let run = try CommandRun(["--plain"], home: home, input: "hint\npass\nundo\n")
    #expect(run.status == 0)
    let isSetAside = run.output.contains("0001.mue was damaged and set aside")
    #expect(isSetAside == !isTaken)
    #expect(home.gameFiles.contains("0001.mue.bad-1") == !isTaken)
  }

  @Test("Damaged settings are set aside and reported, and the game starts") func settings() throws {
    let home = try homeWithGame()
    let directory = home.path + "/config/mue"
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    try Data("{\"speed\": \"fast".utf8).write(to: URL(filePath: directory + "/settings.json"))
    let terminal = try Terminal.mue(home: home)
    try terminal.waitFor("settings.json was damaged and set aside; the default settings apply.")
    #expect(FileManager.default.fileExists(atPath: directory + "/settings.json.bad-1"))
  }
}
