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

  @Test("a room's deal is known by its seed, and is no deal for everybody")
  func roomDeal() throws {
    let day = try #require(Day(text: "2026-11-21"))
    let seed: UInt64 = 0xFEDC_BA98_7654_3210
    let room = DailyDeal(day, seed: seed)
    let game = try game(room)
    #expect(game.notes.day == day && game.day == nil)
    #expect(room.isDealt(in: game))
    #expect(!DailyDeal(day, seed: seed + 5).isDealt(in: game))
    #expect(!DailyDeal(day).isDealt(in: game))
    #expect(try !DailyDeal(#require(Day(text: "2026-11-22")), seed: seed).isDealt(in: game))
    #expect(DailyDeal(day).isDealt(in: try self.game(DailyDeal(day))))
  }

  @Test("a room's deal has a place of its own, with one game, open in one place at a time")
  func roomStore() throws {
    let day = try #require(Day(text: "2026-11-21"))
    let own = try GameStore.open(in: directory.directories)
    var store = try GameStore.openDay(in: directory.directories)
    try store.createAlone(game(DailyDeal(day, seed: 1)))
    #expect(throws: StoreError.lockedByAnother) {
      try GameStore.openDay(in: directory.directories)
    }
    let next = DailyDeal(try #require(Day(text: "2026-11-22")), seed: 2)
    try store.createAlone(game(next, moves: 3))
    #expect(store.shelf().count == 1)
    #expect(own.shelf().isEmpty)
    let found = try #require(store.loadCurrent().game)
    #expect(next.isDealt(in: found) && found.moveCount == 3)
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
