import Foundation
import TestSupport
import Testing

@Suite(.waits) struct GamesTests {
  private static let new = ["new", "--plain", "--level", "novice", "--name", "Ada"]

  /// A home with two games: a match of four players called Sunday, and one of three with a finished
  /// hand.
  private func twoGames() throws -> Home {
    let home = try Home()
    let first = try CommandRun(
      Self.new + ["--players", "4", "--seed", "5", "--title", "Sunday"], home: home)
    #expect(first.status == 0)
    _ = try CommandRun(Self.new + ["--players", "3", "--hands", "2", "--seed", "6"], home: home)
    return home
  }

  @Test("An empty shelf is not an error") func none() throws {
    let home = try Home()
    let run = try CommandRun(["games"], home: home)
    #expect(run.output == "There are no games yet.\n" && run.status == 0)
    let json = try CommandRun(["games", "--json"], home: home)
    #expect(json.output == "{\"format\":\"mue-games/1\",\"games\":[]}\n" && json.status == 0)
    let open = try CommandRun(["open", "1"], home: home)
    #expect(open.complaint == "there is no game yet" && open.status == 1)
  }

  @Test("A shelf that the system refuses to list is not an empty shelf", arguments: 3...12)
  func fewFiles(files: Int) throws {
    let home = try twoGames()
    let line = "ulimit -n \(files); \(Terminal.built("mue")) games --lang en; echo ended $?"
    let terminal = try Terminal("/bin/sh", ["-c", line], columns: 100, rows: 24, home: home.path)
    try terminal.waitFor("ended ")
    #expect(!terminal.text.contains("There is no game"))
    #expect(terminal.text.contains("Sunday") == terminal.text.contains("ended 0"))
  }

  @Test(
    "The shelf is printed as a table, the game played last first, with an unreadable one among them"
  )
  func table() throws {
    let home = try twoGames()
    for file in home.gameFiles where file.hasPrefix("0002") { try home.spoilGame(file) }
    let lines = try CommandRun(["games"], home: home).output.split(separator: "\n")
    #expect(
      lines == [
        "   Game                Seats  Length  Hand  You:best  %   Time  State",
        "1  Sunday                  4  to 200     1       0:0  0  0 min  running",
        "2  Game 2: unreadable",
      ])
  }

  @Test("A game of a later version is named as such by every command, and stays as it is")
  func laterVersion() throws {
    let home = try twoGames()
    let text = String(decoding: try home.game("0002.mue"), as: UTF8.self)
    let later = text.replacing("mue-save 1 ", with: "mue-save 9 ", maxReplacements: 1)
    try home.setGame("0002.mue", to: later.utf8)
    let sentence = "0002.mue is from a later mue and left unchanged: update mue to use it."
    let games = try CommandRun(["games"], home: home)
    #expect(games.status == 0 && games.complaint == sentence)
    #expect(games.output.contains("2  Game 2: unreadable\n"))
    for command in [["open", "2"], ["export", "2"], ["export", "--all"]] {
      let run = try CommandRun(command, home: home)
      #expect(run.status == 1 && run.complaint == sentence, "\(command)")
    }
    #expect(try home.game("0002.mue") == Data(later.utf8))
  }

  @Test("In JSON every game has its number, players and state") func json() throws {
    let json = try CommandRun(["games", "--json"], home: twoGames()).output
    for part in [
      #"{"format":"mue-games/1","games":[{"number":2,"title":null,"names":["Ada","#,
      #""seat":0,"hands":2,"seed":"6","hand":1,"totals":[0,0,0],"percent":0,"#,
      #"{"number":1,"title":"Sunday","#, #""agents":["human","novice","novice","novice"]"#,
      #""state":"running"}]}"#,
    ] {
      #expect(json.contains(part), "\(part)")
    }
  }

  @Test("A game is opened by its number or its name, on the screen and in plain mode") func open()
    throws
  {
    let home = try twoGames()
    for name in ["1", "sunday", "SUNDAY"] {
      let run = try CommandRun(["open", name, "--plain"], home: home, input: "score\n")
      #expect(run.status == 0)
      #expect(run.output.contains("You go on with this game.\nHand 1, to 200 points."))
    }
    let terminal = try Terminal.mue(["open", "2"], home: home)
    try terminal.waitUntil { $0[0].hasPrefix(" Mü · hand 1 of 2 ") }
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    let none = try CommandRun(["open", "Monday"], home: home)
    #expect(
      none.complaint
        == "there is no game “Monday”; give latest, or a number or name from mue games")
    #expect(none.status == 1 && none.output.isEmpty)
  }

  @Test("In plain mode the person changes games, begins another, deletes and restores")
  func inLines() throws {
    let home = try twoGames()
    let orders = [
      "games", "open", "open 9", "open sunday", "delete 1", "delete 2", "games", "undelete",
      "undelete", "delete 2", "new",
    ]
    let run = try CommandRun(
      ["--plain"], home: home, input: orders.map { $0 + "\n" }.joined())
    #expect(run.status == 0)
    let told = run.output.split(separator: "\n").map(String.init)
    let about = told.filter { line in
      ["Game ", "You are playing", "There is no", "Say which", "Nothing has"].contains {
        line.hasPrefix($0)
      }
    }
    let sunday = "Game 1: Sunday; to 200, hand 1, 0 to 0, 0 per cent, 0 min, running."
    #expect(about[0].hasPrefix("Game 2: ") && about[0].hasSuffix(", running."))
    #expect(
      about.dropFirst() == [
        sunday, "You are playing game 2.",
        "Say which game, by its number or name; “games” lists them.",
        "There is no game “9”; “games” lists them.", "Game 2 is kept.",
        "You are playing that game; open another one or begin a new one first.",
        "Game 2 is deleted; “undelete” brings it back until you leave.", sunday,
        "You are playing game 1.", "Game 2 is back.", "Nothing has been deleted.",
        "Game 2 is deleted; “undelete” brings it back until you leave.",
        "Game 1 is kept.",
      ])
    let left = try CommandRun(["games"], home: home).output.split(separator: "\n").dropFirst()
    #expect(left.map { $0.prefix(1) } == ["3", "1"])
  }
}
