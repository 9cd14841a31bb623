import MueGame
import Testing

@testable import MueStorage

@Suite struct DayGameTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func deal(_ text: String) throws -> DailyDeal {
    DailyDeal(try #require(Day(text: text)))
  }

  private func game(_ deal: DailyDeal, moves: Int = 0) throws -> Game {
    let players = try (1...5).map { number in
      Player(
        name: try #require(PlayerName("Player \(number)")),
        agent: number == 1 ? .person() : .computer(.club))
    }
    var game = try deal.game(players)
    try game.play(moves: moves)
    return game
  }

  @Test("the game begun first with the deal of a day is found, and no game that says so")
  func gameBegun()
    throws
  {
    let (today, before) = try (deal("2026-11-21"), deal("2026-11-20"))
    var store = try GameStore.open(in: directory.directories)
    #expect(store.number(of: today) == nil)
    var other = try Game.played(moves: 3)
    other.notes.day = today.day
    try store.create(other)
    try store.create(game(before))
    try store.create(game(today))
    try store.create(game(today))
    #expect(store.number(of: today) == 3)
    #expect(store.number(of: before) == 2)
    #expect(store.lastDay == nil)
  }

  @Test("of a day played twice the first result is told")
  func dayPlayed() throws {
    let today = try deal("2026-11-21")
    var store = try GameStore.open(in: directory.directories)
    for hints in [1, 2] {
      var over = try game(today, moves: 500)
      over.notes.hints = hints
      try store.create(over)
    }
    #expect(store.lastDay?.notes.hints == 1)
    try store.delete(1)
    #expect(store.lastDay?.notes.hints == 2)
  }
}
