import MueRules
import Testing

@testable import mue_arena

@Suite("Exact endings")
struct EndgameSolverTests {
  @Test("They are what trying everything gives", arguments: PlayerCount.allCases)
  func bruteForce(_ players: PlayerCount) throws {
    for seed in 1...400 as ClosedRange<UInt64> {
      let tricks = seed % 100 == 0 && players.number < 5 ? 4 : seed % 10 == 0 ? 3 : 2
      let ending = RandomEndgame(
        players, tricks: tricks, onTable: Int(seed) % players.number, seed: seed)
      let truth = BruteForce(isChiefSide: ending.isChiefSide).points(from: ending.play)
      var solver = EndgameSolver(players: players, contract: ending.contract, tableBits: 8)
      let points = solver.points(from: ending.play)
      let reached = solver.reaches(truth, from: ending.play)
      let more = solver.reaches(truth + 1, from: ending.play)
      #expect(points == truth, "seed \(seed)")
      #expect(reached == true && more == false, "seed \(seed)")
    }
  }

  @Test("The answer does not depend on the size of the memory or on what was solved before")
  func sameAnswers() throws {
    let endings = (1...6).map { RandomEndgame(.five, tricks: 4, seed: $0) }
    for ending in endings {
      var small = EndgameSolver(players: .five, contract: ending.contract, tableBits: 4)
      var large = EndgameSolver(players: .five, contract: ending.contract, tableBits: 14)
      let first = large.points(from: ending.play)
      let second = small.points(from: ending.play)
      let points = try #require(first)
      #expect(second == points)
      let reached = (0...60).filter { large.reaches($0, from: ending.play) == true }
      #expect(reached == Array(0...points))
    }
  }

  @Test("It gives up after as many cards as it may try, and not before it has to")
  func limits() {
    let ending = RandomEndgame(.six, tricks: 4, seed: 11)
    var solver = EndgameSolver(players: .six, contract: ending.contract)
    let short = solver.points(from: ending.play, limit: 10)
    let full = solver.points(from: ending.play)
    #expect(short == nil)
    #expect(full != nil)
  }

  @Test("Of a hand that is over the points are those won")
  func over() {
    let ending = RandomEndgame(.four, tricks: 0, seed: 5)
    var solver = EndgameSolver(players: .four, contract: ending.contract)
    let points = ending.isChiefSide.indices.reduce(0) {
      ending.isChiefSide[$1] ? $0 + ending.play.points[$1] : $0
    }
    let solved = solver.points(from: ending.play, limit: 0)
    #expect(solved == points)
  }
}
