import Testing

@testable import mue_arena

@Suite("A result in words and as JSON")
struct ReportTests {
  private let report = Report(
    "{share} of {all}, at the most {times.most} ms", "by {name {x}",
    figures: [
      "all": .count(8), "share": .value(text: "50.0 %", json: .integer(4)),
      "mean": .number(1.25, places: 1), "seed": nil,
      "times": .part(
        Report("median {median} ms", figures: ["median": .count(3), "most": .count(9)])),
      "data": .data(.null),
      "rows": .parts([
        Report("row {n}", figures: ["n": .count(1)]), Report(figures: ["n": .count(2)]),
      ]),
      "rest": .part(Report("the rest: {left}", figures: ["left": .text("none")])),
    ])

  @Test("Sentences name figures and parts; parts that none names have lines of their own")
  func words() {
    #expect(
      report.lines == [
        "50.0 % of 8, at the most 9 ms", "by {name {x}", "row 1", "the rest: none",
      ])
  }

  @Test("JSON has every figure in order, and none that is nil")
  func json() {
    #expect(
      report.json.text
        == #"{"all":8,"share":4,"mean":1.2500,"times":{"median":3,"most":9},"data":null,"#
        + #""rows":[{"n":1},{"n":2}],"rest":{"left":"none"}}"#)
  }

  @Test("A row has the figures that have a text")
  func cells() {
    #expect(report.cells == ["8", "50.0 %", "1.2", "median 3 ms", "the rest: none"])
  }
}
