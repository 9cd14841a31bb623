import Testing

@testable import mue_arena

@Suite("What the bench reports")
struct BenchReportTests {
  private let result = BenchReport(
    plain: .init(one: 200_000.7, two: 400_000), learned: .init(one: 30_000, two: 45_000),
    worlds: .init(one: 0, two: 1), tables: [(5, 200_000)],
    decisions: [
      DecisionTimes(level: .club, times: [.bid: [3, 1, 2], .naming: [4.25], .card: []])
    ])

  @Test("The keys stay, and rates are whole")
  func json() {
    let text = result.report.json.text
    #expect(text.hasPrefix(#"{"policy":{"oneCore":200000,"twoCores":400000,"factor":2.000},"#))
    #expect(text.contains(#""learned":{"oneCore":30000,"twoCores":45000,"factor":1.500}"#))
    #expect(text.contains(#""tables":[{"players":5,"policy":200000}]"#))
    #expect(text.contains(#""decisions":[{"level":"club","bid":{"msMedian":2.0,"msMost":3.0},"#))
    #expect(text.hasSuffix(#""card":{"msMedian":0.0,"msMost":0.0}}]}"#))
  }

  @Test("Every figure has its sentence, and nothing is divided by nothing")
  func lines() {
    #expect(
      result.report.lines == [
        "plain playouts: 200000/s on one core, 400000/s on two, 2.00 times as fast",
        "learned playouts: 30000/s on one core, 45000/s on two, 1.50 times as fast",
        "worlds dealt: 0/s on one core, 1/s on two, 0.00 times as fast",
        "5 players: 200000 plain playouts/s",
        "club at the table: bids median 2.0 ms, at most 3.0 ms, namings median 4.2 ms, "
          + "at most 4.2 ms, cards median 0.0 ms, at most 0.0 ms",
      ])
    #expect(result.worlds.factor == 0)
  }
}
