import CellGrid
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("The deal of the day on the screen") struct DayPageTests {
  /// The deal of a day, played to the end with one hint.
  private func game(names: [String] = ["Ada", "Bea", "Carl", "Dora", "Emil"]) throws -> Game {
    let players = try names.enumerated().map { index, name in
      Player(
        name: try #require(PlayerName(name)), agent: index == 0 ? .person() : .computer(.club))
    }
    var game = try DailyDeal(try #require(Day(text: "2026-11-21"))).game(players)
    try Positions.play(&game, until: { $0.match.isOver }, choose: Positions.personBidsMost)
    return game
  }

  private func state(_ game: Game, par: Int?) throws -> ScreenState {
    var state = try Studio().state(game)
    let day = try #require(game.notes.day)
    let calendar = DayCalendar(
      try StartMenuStates.dayGames() + [PlayedGame(game)], today: day)
    state.show(DayResult(day: day, par: par, calendar: par.map { _ in calendar }))
    state.skipReckoning()
    return state
  }

  /// The result beside par, and before par is known.
  func states() throws -> [(name: String, state: ScreenState)] {
    var game = try game()
    let known = try state(game, par: 28)
    game.notes.hints = 1
    return [("day", known), ("day-waiting", try state(game, par: nil))]
  }

  @Test(
    "nothing is cut and nothing overlaps, at every size, with the longest names and line",
    arguments: Studio.languageCodes)
  func sweep(code: String) throws {
    var game = try game(names: Array(SweepTests.names.prefix(5)))
    game.notes.hints = 10
    game.notes.undos = 10
    var sweep = try Sweep(code)
    sweep.draw(.table(try state(game, par: -120)), "day")
    #expect(sweep.faults.sorted() == [])
  }

  @Test("Enter plays the deal again as a side game, and begins no other match")
  func again() throws {
    var state = try state(game(), par: 28)
    #expect(state.handle(.enter) == [.playAside(GamePosition(hand: 1, moves: 0))])
  }

  @Test("a key copies the line; before par is known there is none")
  func copy() throws {
    let game = try game()
    var waiting = try state(game, par: nil)
    #expect(waiting.handle(.character("y")) == [])
    #expect(waiting.notice == .noLineYet)
    var state = try state(game, par: 28)
    let day = try #require(game.notes.day)
    let line = try #require(Narration(state.view).dayLine(day, par: 28))
    #expect(state.handle(.character("y")) == [.copy(line)])
    #expect(state.notice == .lineCopied)
  }

  @Test("in a card room no command of a shell is named")
  func inRoom() throws {
    var state = try state(game(), par: 28)
    let size = Size(width: 100, height: 40)
    #expect(try Studio().picture().frame(of: state, size: size).text.contains("mue day"))
    state.stack.context.choices.isInRoom = true
    let text = try Studio().picture().frame(of: state, size: size).text
    #expect(!text.contains("mue day") && text.contains("copies a line to share"))
  }

  @Test("the line gives role, scores and aids, and no card")
  func line() throws {
    var game = try game()
    let day = try #require(game.notes.day)
    func line() -> Phrase? { Narration(game.view(for: game.personSeat)).dayLine(day, par: -3) }
    let contract = try #require(game.match.round.publicState.contract)
    let tricks = game.match.round.publicState.tricks
    let squares = tricks.map { contract.isChiefSide($0.winner) ? "🟩" : "⬛" }.joined()
    let plain = Phrase.dayLinePlayed(
      day: "2026-11-21", squares: squares, score: game.match.totals[0].withMinus, par: "−3",
      level: .levelClub)
    #expect(contract.isChiefSide(game.personSeat) && tricks.count == 12)
    #expect(line() == plain)
    game.notes.undos = 2
    #expect(line() == .dayLineHelped(line: plain, undos: 2, hints: 0))
    let text = try said(try #require(line()))
    #expect(text.hasSuffix("par −3 (club), undo 2"))
    #expect(text.inASCII.hasPrefix("Mue 2026-11-21 "))
    #expect(text.inASCII.filter { "#.".contains($0) }.count == 12)
  }
}
