import Testing

@testable import MueMind

@Suite("A race among candidates")
struct RaceTests {
  @Test("The best candidate wins, and no more playouts are made than allowed")
  func best() {
    for budget in [8, 20, 100, 1_000] {
      var race = Race(candidates: 8, limits: Limits(playouts: budget))
      var made = 0
      let winner = race.winner { _, runners in
        made += runners.count
        return runners.map { $0 == 5 ? 10 : $0 }
      }
      #expect(winner == 5)
      #expect(made <= budget)
      #expect(made * 2 > budget || budget < 20)
    }
  }

  @Test("The first candidate wins ties, and wins when the budget does not reach for one world")
  func ties() {
    var race = Race(candidates: 4, limits: Limits(playouts: 100))
    #expect(race.winner { _, runners in runners.map { _ in 3 } } == 0)
    var short = Race(candidates: 4, limits: Limits(playouts: 3))
    #expect(short.winner { _, runners in runners.map { $0 } } == 0)
  }

  @Test("Worlds of no use count against the budget, so that a race always ends")
  func useless() {
    var race = Race(candidates: 3, limits: Limits(playouts: 50))
    #expect(race.winner { _, _ in nil } == 0)
  }
}
