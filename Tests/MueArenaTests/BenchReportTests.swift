import Testing

@testable import mue_arena

@Suite("What the bench reports")
struct BenchReportTests {
  private let report = BenchReport(
    quickest: .init(ours: 4_050_000.7, reference: 4_500_000),
    portable: .init(ours: 1_360_000, reference: 1_300_000), compiler: "gcc -O3",
    random: .init(one: 4_000_000, two: 8_000_000), policy: .init(one: 200_000, two: 300_000),
    learned: .init(one: 30_000, two: 60_000),
    net: .init(ours: 3_000_000, reference: 4_000_000),
    worlds: .init(one: 0, two: 1),
    tables: [(5, 4_000_000, 200_000)],
    decisions: [
      DecisionTimes(level: .club, times: [.bid: [3, 1, 2], .naming: [4.25], .card: []])
    ])

  @Test("The keys stay, the first of them the playouts on one core and those in C")
  func json() {
    let text = report.json.text
    #expect(text.hasPrefix(#"{"playoutsPerSecond":4050000,"reference":4500000,"ratio":0.900,"#))
    #expect(text.contains(#""random":{"oneCore":4000000,"twoCores":8000000,"factor":2.000}"#))
    #expect(
      text.contains(
        #""net":{"evaluationsPerSecond":3000000,"reference":4000000,"ratio":0.750}"#))
    #expect(text.contains(#""tables":[{"players":5,"random":4000000,"policy":200000}]"#))
    #expect(text.contains(#""decisions":[{"level":"club","bid":{"msMedian":2.0,"msMost":3.0},"#))
    #expect(text.hasSuffix(#""card":{"msMedian":0.0,"msMost":0.0}}]}"#))
  }

  @Test("Every figure has its sentence, and nothing is divided by nothing")
  func lines() {
    #expect(report.lines.count == 9)
    #expect(report.worlds.factor == 0)
  }
}
