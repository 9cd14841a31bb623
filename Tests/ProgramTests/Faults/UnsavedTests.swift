import Foundation
import TestSupport
import Testing

/// A game that cannot be saved: leaving asks once for confirmation, and the next start takes the
/// game back.
@Suite("Leaving an unsaved game", .waits) struct UnsavedTests {
  private static let question = "Not saved! Do it again to leave anyway."
  private static let back = "The game that could not be saved is back."

  private let home: Home
  /// Makes the program find a file where the folder of its games should be.
  private let closed: [String: String?]

  init() throws {
    home = try Home()
    closed = ["XDG_STATE_HOME": try home.write([], as: "file")]
  }

  private var rescued: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []
    return names.filter { $0.hasPrefix("mue-rescue-") }
  }

  /// A table with an unsaved game, at which the person has passed and must follow suit.
  private func table(_ environment: [String: String?]? = nil) throws -> Terminal {
    let terminal = try Terminal.newGame(home: home, environment: environment ?? closed)
    try terminal.waitFor("Not saved (")
    try Person(terminal: terminal, bids: 1).play { $0 == .follow }
    terminal.press(.home)
    try terminal.settle()
    return terminal
  }

  /// Checks that the next start has the game of a table as it was shown.
  private func expectBack(_ cards: String) throws {
    #expect(rescued.count == 1)
    #expect(
      try CommandRun(["doctor"], home: home).output
        .contains(" holds a game that could not be saved; the next start puts it among your games"))
    let next = try Terminal.mue(["--speed", "fastest"], home: home)
    try next.waitFor(Self.back)
    #expect(next.screen.contains(cards))
    next.type("q")
    #expect(try next.exitStatus() == .code(0))
    #expect(rescued.isEmpty && home.gameFiles == ["0001.mue"])
    #expect(try !CommandRun(["doctor"], home: home).output.contains("rescue"))
  }

  private func cards(_ terminal: Terminal) throws -> String {
    try #require(terminal.screen.first { $0.contains("Ada") })
  }

  @Test("A key that leaves asks once for confirmation, each time", arguments: ["q", "Ctrl-C"])
  func keys(key: String) throws {
    func press(_ terminal: Terminal) {
      if key == "q" { terminal.type(key) } else { terminal.control("c") }
    }
    let terminal = try table()
    let cards = try cards(terminal)
    for _ in 1...2 {
      try terminal.change(press)
      #expect(terminal.text.contains(Self.question))
      try terminal.change { $0.press(.home) }
      #expect(!terminal.text.contains(Self.question))
    }
    try terminal.change(press)
    press(terminal)
    #expect(try terminal.exitStatus() == .code(1))
    #expect(terminal.isRestored)
    #expect(terminal.words.contains("mue: the game could not be saved; it is in "))
    try expectBack(cards)
  }

  @Test("The menu and the start screen each ask for confirmation")
  func menu() throws {
    let terminal = try table()
    let cards = try cards(terminal)
    terminal.press(.escape, .up, .up)
    try terminal.waitFor("▸To the start screen")
    #expect(terminal.text.contains("Quit") && !terminal.text.contains("the game is saved"))
    try terminal.change { $0.press(.enter) }
    #expect(terminal.words.contains(Self.question))
    terminal.press(.enter)
    try terminal.waitFor("▸Continue")
    terminal.press(.end)
    try terminal.waitFor("▸Quit")
    terminal.press(.enter)
    try terminal.waitFor(Self.question)
    terminal.press(.home, .end)
    try terminal.waitUntil { !$0.joined().contains(Self.question) }
    terminal.press(.enter)
    try terminal.waitFor(Self.question)
    terminal.press(.enter)
    #expect(try terminal.exitStatus() == .code(1))
    try expectBack(cards)
  }

  @Test("Another match from the menu asks for confirmation, and the current one is not lost")
  func newMatch() throws {
    let terminal = try table()
    let cards = try cards(terminal)
    terminal.press(.escape, .up, .up, .up)
    try terminal.waitFor("▸New match")
    for _ in 1...2 { try terminal.change { $0.press(.enter) } }
    #expect(terminal.words.contains(Self.question))
    terminal.press(.enter)
    try terminal.waitUntil { Question($0) == .bid }
    terminal.type("qq")
    #expect(try terminal.exitStatus() == .code(1))
    #expect(rescued.count == 2)
    #expect(try CommandRun(["--plain"], home: home).output.contains(Self.back))
    let next = try Terminal.mue(["open", "1", "--speed", "fastest"], home: home)
    try next.waitUntil { $0.contains(cards) }
    #expect(home.gameFiles == ["0001.mue", "0002.mue"])
  }

  @Test(
    "A signal or a lost terminal leaves at once, without losing the game",
    arguments: [Leaving.terminate, .hangUpSignal, .lostTerminal])
  func signals(how: Leaving) throws {
    let terminal = try table()
    let cards = try cards(terminal)
    #expect(try how.status(of: terminal) == .code(1))
    try expectBack(cards)
  }

  @Test(
    "An unsaved game waits until it can be saved, a sentence says so, and a game played meanwhile is not lost"
  )
  func waiting() throws {
    var waiting: String?
    for seed in ["5", "6"] {
      let new = ["new", "--plain", "--seed", seed, "--level", "novice"]
      let run = try CommandRun(new, home: home, input: "pass\n", environment: closed)
      #expect(run.status == 1)
      if let waiting {
        #expect(run.output.contains("\n\(waiting) holds a game that cannot be saved yet.\n"))
      }
      waiting = try home.path + "/" + #require(rescued.first)
    }
    #expect(rescued.count == 2)
    #expect(try CommandRun(["--plain"], home: home).output.contains(Self.back))
    #expect(home.gameFiles == ["0001.mue", "0002.mue"] && rescued.isEmpty)
  }

  @Test("If the disk accepts the game in the end, nothing is asked") func late() throws {
    let terminal = try table()
    // The folder can be created now.
    let path = try #require(closed["XDG_STATE_HOME"] ?? nil)
    try FileManager.default.removeItem(atPath: path)
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(rescued.isEmpty)
    #expect(FileManager.default.fileExists(atPath: path + "/mue/games/0001.mue"))
  }

  @Test("If the game cannot be written anywhere, the last line says so") func nowhere() throws {
    let closed = ["HOME", "TMPDIR", "XDG_RUNTIME_DIR"].reduce(into: closed) { $0[$1] = "/dev/null" }
    let terminal = try table(closed)
    terminal.type("qq")
    #expect(try terminal.exitStatus() == .code(1))
    #expect(terminal.words.hasSuffix("the game could not be saved; its last moves are lost"))
  }

  @Test(
    "In plain mode the last line says so, with status 1, and the next start has the game",
    arguments: ["pass\nquit\n", "pass\n", "pass\nnew\npass\n"])
  func lines(script: String) throws {
    let new = ["new", "--plain", "--seed", "5", "--level", "novice", "--name", "Ada"]
    let run = try CommandRun(new, home: home, input: script, environment: closed)
    #expect(run.status == 1)
    let words = run.errors.split(separator: "\n")
    let games = script.contains("new") ? 2 : 1
    #expect(words.count == games && rescued.count == games)
    for (name, word) in zip(rescued.sorted(), words) {
      let rest = "it is in \(home.path)/\(name), and the next start takes it back"
      #expect(word == "mue: the game could not be saved; " + rest)
    }
    let next = try CommandRun(["--plain"], home: home, input: "quit\n")
    #expect(next.status == 0 && next.errors.isEmpty)
    #expect(next.output.contains(Self.back))
    #expect(home.gameFiles.count == games && rescued.isEmpty)
    #expect(try CommandRun(["doctor"], home: home).status == 0)
  }
}
