import MueBots
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

  private static let hint = GivenHint(
    playouts: 900,
    choices: [
      GivenHint.Choice(move: "R7", tenths: 125, chance: 60, wins: nil, isLevel: true),
      GivenHint.Choice(move: "", tenths: -40, chance: 41, wins: 251, isLevel: false),
    ])

  @Test("hints are kept with their figures, in the game and in the records of its hands")
  func hints() throws {
    var game = try RandomPlay.game(.four, seed: 1, moves: 80)
    let places = [
      GamePosition(hand: 1, moves: 2), GamePosition(hand: 2, moves: 0), game.position,
    ]
    for place in places { game.notes.keep(Self.hint, at: place) }
    let again = try read(game)
    #expect(again.notes == game.notes && again.record == game.record)
    #expect(again.view(for: game.personSeat).hintGiven == Self.hint)
    let records = again.handRecords
    #expect(
      records.map { $0.hints.keys.sorted() } == [[2], [0]] + records.dropFirst(2).map { _ in [] })
    for record in records {
      let checked = try HandRecord(checking: record.line.utf8)
      #expect(checked.hints == record.hints && checked.line == record.line)
      #expect(!record.withoutHints.line.contains("advice"))
    }
    #expect(
      records[0].line.hasSuffix(
        #","advice":[{"place":2,"playouts":900,"choices":["# + #"{"move":"R7","tenths":125,"#
          + #""chance":60,"level":true},{"move":"","tenths":-40,"chance":41,"wins":251}]}]}"#))
    #expect(PlayedGame(game).notes.helpedText == game.notes.helpedText)
    #expect(PlayedGame(game).notes == PlayedGame(try read(game)).notes)
  }

  @Test("a hint stays when moves are taken back and made again, and goes with other moves")
  func hintsTakenBack() throws {
    var game = try RandomPlay.game(.four, seed: 1, moves: 9)
    let all = game
    game.notes.keep(Self.hint, at: GamePosition(hand: 1, moves: 4))
    game.notes.keep(Self.hint, at: GamePosition(hand: 1, moves: 8))
    game = game.cut(to: GamePosition(hand: 1, moves: 4))
    #expect(game.view(for: game.personSeat).hintGiven == Self.hint)
    #expect(game.handRecords[0].hints.isEmpty)
    #expect(game.with(all.moves).handRecords[0].hints.count == 2)
    try game.apply(all.moves[0][4])
    #expect(game.handRecords[0].hints.count == 1)
    #expect(game.with(all.moves).handRecords[0].hints.count == 1)
  }

  @Test("only so many hints are kept, the latest")
  func manyHints() {
    var notes = GameNotes()
    for moves in 0..<GameNotes.mostHints + 5 {
      notes.keep(Self.hint, at: GamePosition(hand: 1, moves: moves))
    }
    #expect(notes.hints(inHand: 1, before: .max).count == GameNotes.mostHints)
    #expect(notes.hints(inHand: 1, before: .max)[4] == nil)
  }

  @Test(
    "a hint that cannot be read is left out, in notes and in records",
    arguments: [
      #"{"place": 3}"#, #"7"#, #"{"place": -1, "playouts": 1, "choices": [C]}"#,
      #"{"place": 3, "playouts": -1, "choices": [C]}"#,
      #"{"place": 3, "playouts": 1, "choices": []}"#,
      #"{"place": 3, "playouts": 1, "choices": [C, {"move": "R7", "tenths": 1}]}"#,
      #"{"place": 3, "playouts": 1, "choices": [{"move": "R7", "tenths": 1, "chance": 101}]}"#,
      #"{"place": 3, "playouts": 1, "choices": [C,C,C,C,C,C,C,C,C,C,C]}"#,
    ])
  func damagedHints(entry: String) throws {
    let choice = #"{"move": "R7", "tenths": 1, "chance": 1}"#
    let damaged = entry.replacing("C", with: choice)
    let right = #"{"hand": 1, "place": 5, "playouts": 1, "choices": [\#(choice)]}"#
    let inHand = damaged.replacing(#"{"place"#, with: #"{"hand": 1, "place"#)
    let read = try notes(#"{"advice": [\#(inHand), \#(right)]}"#)
    #expect(read.hints(inHand: 1, before: .max).keys.sorted() == [5])
    let line = try RandomPlay.game(.four, seed: 1, moves: 30).handRecords[0].line
    let record = line.dropLast() + #","advice":[\#(damaged),\#(right)]}"#
    #expect(try HandRecord(checking: record.utf8).hints.keys.sorted() == [5])
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
      "{}", "[]", "7", #"{"advice": 7}"#, #"{"par": 7}"#, #"{"par": true}"#, #"{"later": [1]}"#,
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
