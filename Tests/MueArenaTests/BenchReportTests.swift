import Testing

@testable import mue_arena

@Suite("What the bench reports")
struct BenchReportTests {
  private let report = BenchReport(
    plain: .init(one: 200_000.7, two: 400_000), learned: .init(one: 30_000, two: 45_000),
    worlds: .init(one: 0, two: 1), tables: [(5, 200_000)],
    decisions: [
      DecisionTimes(level: .club, times: [.bid: [3, 1, 2], .naming: [4.25], .card: []])
    ])

  @Test("The keys stay, and rates are whole")
  func json() {
    let text = report.json.text
    #expect(text.hasPrefix(#"{"policy":{"oneCore":200000,"twoCores":400000,"factor":2.000},"#))
    #expect(text.contains(#""learned":{"oneCore":30000,"twoCores":45000,"factor":1.500}"#))
    #expect(text.contains(#""tables":[{"players":5,"policy":200000}]"#))
    #expect(text.contains(#""decisions":[{"level":"club","bid":{"msMedian":2.0,"msMost":3.0},"#))
    #expect(text.hasSuffix(#""card":{"msMedian":0.0,"msMost":0.0}}]}"#))
  }

  @Test("Every figure has its sentence, and nothing is divided by nothing")
  func lines() {
    #expect(report.lines.count == 5)
    #expect(report.worlds.factor == 0)
  }
}
