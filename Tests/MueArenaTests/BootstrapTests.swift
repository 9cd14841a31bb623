import MueRules
import Testing

@testable import mue_arena

@Suite("Intervals by the bootstrap")
struct BootstrapTests {
  @Test("agree with the normal interval where that holds")
  func normal() throws {
    var generator = SeededGenerator(seed: 4)
    let sums = (0..<400).map { _ in [(0..<12).reduce(0) { sum, _ in sum + generator.below(9) }] }
    let counts = sums.map { _ in [5] }
    var spread = Spread()
    for sum in sums { spread.count(Double(sum[0]) / 5) }
    let interval = try #require(Bootstrap.intervals(sums: sums, counts: counts)[0])
    #expect(abs(interval.lowerBound - (spread.mean - spread.margin)) < 0.1 * spread.margin)
    #expect(abs(interval.upperBound - (spread.mean + spread.margin)) < 0.1 * spread.margin)
  }

  @Test("are the same for the same deals, and nothing for one deal or an empty column")
  func edges() {
    let sums = [[3, 0], [5, 0], [-4, 0]]
    let counts = [[1, 0], [1, 0], [1, 0]]
    let first = Bootstrap.intervals(sums: sums, counts: counts)
    #expect(first == Bootstrap.intervals(sums: sums, counts: counts))
    #expect(first[0] != nil)
    #expect(first[1] == nil)
    #expect(Bootstrap.intervals(sums: [[3]], counts: [[1]]) == [nil])
    #expect(Bootstrap.intervals(sums: [], counts: []).isEmpty)
  }
}
