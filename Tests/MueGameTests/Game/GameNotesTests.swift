import MueData
import MueRules
import TestSupport
import Testing

@testable import MueGame

@Suite struct GameNotesTests {
  private func notes(_ json: String) throws -> GameNotes {
    GameNotes(try JSONObject(reading: Array("{\"notes\":\(json)}".utf8))["notes"] ?? .null)
  }

  @Test("a game keeps its notes in its record")
  func gameKeeps() throws {
    var game = try RandomPlay.game(.four, seed: 1, moves: 30)
    #expect(game.record.notes == nil)
    game.notes.title = GameTitle("Sunday")
    game.notes.secondsPlayed = 754
    game.notes.undos = 2
    game.notes.hints = 3
    game.notes.isAbandoned = true
    game.notes.begun = 1_795_000_000
    game.notes.lastPlayed = 1_795_000_900
    game.notes.day = Day(year: 2026, month: 11, day: 21)
    let text = game.record.json.text
    let read = try Game(GameRecord(JSONObject(reading: Array(text.utf8))))
    #expect(read.notes == game.notes)
  }

  private func read(_ game: Game) throws -> Game {
    try Game(GameRecord(JSONObject(reading: Array(game.record.json.text.utf8))))
  }

  @Test("par of the hands is kept, and that there is none yet", arguments: [[], [12, -5]])
  func pars(pars: [Int]) throws {
    var game = try RandomPlay.game(.four, seed: 1, moves: 30)
    game.notes.pars = pars
    #expect(try read(game).notes.pars == pars)
  }

  @Test("a deal of the day and a table of friends are not played against par")
  func parsElsewhere() throws {
    var day = try RandomPlay.game(.four, seed: 1, moves: 30)
    day.notes.pars = [12]
    day.notes.day = Day(text: "2026-11-21")
    #expect(try read(day).notes.pars == nil)
    var linked = try RandomPlay.game(.four, seed: 1, moves: 30)
    linked.notes.pars = [12]
    let seat = linked.match.players.seats[2]
    linked.seat(
      Player(name: linked.players[seat].name, agent: .remote(standIn: .club)), at: seat)
    #expect(try read(linked).notes.pars == nil)
  }

  @Test(
    "of damaged par counts what comes before the damage",
    arguments: [
      (#"{"par": [12, "x", -5]}"#, [12]), (#"{"par": [12, 10001, -5]}"#, [12]),
      (#"{"par": [-9223372036854775808]}"#, []), (#"{"par": [1.5, 3]}"#, []),
    ] as [(String, [Int])])
  func damagedPars(json: String, pars: [Int]) throws {
    #expect(try notes(json).pars == pars)
  }

  @Test("par is kept of no more hands than a match can have, and of none beyond all scores")
  func manyPars() throws {
    var notes = GameNotes()
    notes.pars = Array(repeating: 7, count: MatchRules.mostHands + 1)
    #expect(notes.pars?.count == MatchRules.mostHands)
    notes.pars = [3, .max, 4]
    #expect(notes.pars == [3])
  }

  @Test("a record from before there were notes is still one")
  func recordBefore() throws {
    let game = try RandomPlay.game(.four, seed: 1, moves: 30)
    let text = game.record.json.text
    #expect(!text.contains("notes"))
    let read = try Game(GameRecord(JSONObject(reading: Array(text.utf8))))
    #expect(read.notes == GameNotes())
  }

  @Test(
    "notes that cannot be read cost nothing but themselves",
    arguments: [
      "{}", "[]", "7", #"{"par": 7}"#, #"{"par": true}"#, #"{"later": [1]}"#,
      #"{"seconds": -1, "undos": "x", "day": "2026-02-30"}"#,
      #"{"title": "\u0007", "begun": 1e99}"#,
      #"{"seconds": 9223372036854775807, "undos": 1000000001, "hints": 9223372036854775807}"#,
      #"{"begun": 9223372036854775807, "lastPlayed": 253402300800}"#,
    ])
  func notesCannot(json: String) throws {
    #expect(try notes(json) == GameNotes())
  }

  @Test("counts and times stay within bounds after any change")
  func countsTimes() {
    var notes = GameNotes()
    notes.secondsPlayed = .max
    notes.undos = GameNotes.counts.upperBound
    notes.undos += 1
    notes.hints -= 1
    notes.begun = -1
    notes.lastPlayed = GameNotes.times.upperBound
    #expect(notes.secondsPlayed == 1_000_000_000 && notes.undos == 1_000_000_000)
    #expect(notes.hints == 0 && notes.begun == nil && notes.lastPlayed == 253_402_300_799)
    notes.lastPlayed = .max
    #expect(notes.lastPlayed == nil)
  }

  @Test("a title is cleaned")
  func titleCleaned() {
    #expect(GameTitle("  a\u{1B}[2J   b\u{202E} ")?.text == "a[2J b")
    #expect(GameTitle(String(repeating: "x", count: 99))?.text.count == GameTitle.limit)
  }

  @Test(
    "a day comes back from its text",
    arguments: ["2026-11-21", "2024-02-29", "0001-01-01", "9999-12-31"])
  func dayComes(text: String) {
    #expect(Day(text: text)?.text == text)
  }

  @Test(
    "what is no day is none",
    arguments: [
      "", "2026-11", "2026-13-01", "2026-02-29", "2026-1-1", "26-11-21", "2026-11-31", "2026-11-2１",
      "+026-11-21", "0000-01-01",
    ])
  func whatNo(text: String) {
    #expect(Day(text: text) == nil)
  }
}
