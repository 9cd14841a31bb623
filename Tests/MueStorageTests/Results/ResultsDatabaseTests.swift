import MueGame
import MueRules
import Testing

@testable import MueStorage

@Suite("The database of results") struct ResultsDatabaseTests {
  let file: TemporaryDatabase

  init() throws { file = try TemporaryDatabase() }

  @Test("recorded games are read unchanged, in the order they were played")
  func roundTrip() throws {
    let games = try TemporaryDatabase.games()
    #expect(
      games.contains { $0.scores.contains { if case .eclat = $0.result { true } else { false } } })
    let history = try ResultsDatabase(file.path)
    #expect(history.isEmpty)
    try history.record(games.shuffled())
    #expect(try history.games() == games)
    let again = try ResultsDatabase(file.path)
    #expect(!again.isEmpty)
    #expect(try again.games() == games)
    #expect(try file.names == ["results.db"])
  }

  @Test("of each puzzle the last answer is kept, beside the games")
  func practice() throws {
    let day = try #require(Day(text: "2026-11-23"))
    let answers = PracticeAnswer.Pause.allCases.map {
      PracticeAnswer(puzzle: "puzzle \($0.rawValue)", day: day, pause: $0)
    }
    let learned = PracticeAnswer(puzzle: answers[0].puzzle, day: day, pause: nil)
    let history = try ResultsDatabase(file.path)
    for answer in answers + [learned] { try history.keep(answer) }
    let again = try ResultsDatabase(file.path)
    #expect(try Set(again.practiceAnswers()) == Set(answers.dropFirst() + [learned]))
    #expect(try again.games().isEmpty)
    try again.connection.run("UPDATE practice SET day = 'soon'")
    #expect(throws: DatabaseError.damaged) { try again.practiceAnswers() }
  }

  @Test(
    "recording hand by hand gives the same result as recording all at the end, however often")
  func incremental() throws {
    let history = try ResultsDatabase(file.path)
    var chance = SeededGenerator(seed: 5)
    var game = try Game.played(seed: 5, hands: 0)
    for hands in 1...3 {
      try game.play(hands: hands, &chance)
      try history.record([PlayedGame(game)])
      try history.record([PlayedGame(game)])
    }
    let other = try TemporaryDatabase()
    let rebuilt = try ResultsDatabase(other.path)
    try rebuilt.record([PlayedGame(game)])
    #expect(try history.games() == rebuilt.games())
    #expect(try history.games() == [PlayedGame(game)])
  }

  @Test("a hand taken back disappears with the next recording, and other games stay")
  func undoHistory() throws {
    let history = try ResultsDatabase(file.path)
    let other = PlayedGame(try Game.played(seed: 1))
    try history.record([other, PlayedGame(try Game.played(seed: 2, hands: 2))])
    let shorter = PlayedGame(try Game.played(seed: 2, hands: 1))
    try history.record([shorter])
    #expect(try history.games() == [other, shorter])
  }

  @Test("a match without a finished hand does not count, also after an undo")
  func unfinished() throws {
    let history = try ResultsDatabase(file.path)
    let played = PlayedGame(try Game.played(seed: 1))
    try history.record([played, PlayedGame(try Game.played(seed: 2, hands: 0))])
    #expect(try history.games() == [played])
    try history.record([PlayedGame(try Game.played(seed: 1, hands: 0))])
    #expect(try history.games() == [])
  }

  @Test("games of a time span, including its first second and excluding its last")
  func spans() throws {
    let games = try TemporaryDatabase.games()
    let history = try ResultsDatabase(file.path)
    try history.record(games)
    let from = try #require(games[3].time)
    let until = try #require(games[9].time)
    #expect(try history.games(since: from, until: until) == Array(games[3..<9]))
    #expect(try history.games(since: from) == Array(games[3...]))
    #expect(try history.games(until: until) == Array(games[..<9]))
  }

  @Test("if one of several games cannot be recorded, none is")
  func allOrNothing() throws {
    let history = try ResultsDatabase(file.path)
    let games = try TemporaryDatabase.games()
    try history.record(games.prefix(3))
    try history.connection.run("CREATE TRIGGER stop BEFORE INSERT ON hand BEGIN SELECT 1; END")
    try history.connection.run("DROP TABLE player")
    #expect(throws: DatabaseError.damaged) { try history.record(games) }
    #expect(try history.connection.number("SELECT count(*) FROM game") == 3)
  }
}
