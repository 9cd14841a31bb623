import Testing

@testable import mue_arena

@Suite("Many games at once")
struct CrowdTests {
  @Test("All come to an end, each with its decisions, in any order of the threads")
  func play() {
    let report = Crowd.run(games: 12, level: .novice, milliseconds: 1)
    #expect(report.games == 12)
    #expect(report.ends.count == 12)
    #expect(report.progress.count == 12)
    // Sixty cards are played in the game that is over.
    #expect((report.progress.last ?? 0) > 60)
    #expect(report.answers.count > 12 * 30)
    #expect(report.answers.allSatisfy { $0 >= 0 })
  }

  @Test("A game that gets no turn, and one that breaks off, show in the report")
  func starving() {
    var quick = GameCourse()
    for decision in 1...9 { quick.add(from: 0, to: Double(decision), isChoice: true) }
    quick.end = 9
    var slow = GameCourse()
    slow.add(from: 0, to: 8.5, isChoice: true)
    slow.add(from: 8.5, to: 30, isChoice: false)
    let report = CrowdReport(level: .expert, milliseconds: 250, courses: [quick, slow])
    #expect(report.games == 2)
    #expect(report.ends == [9])
    #expect(report.progress == [1, 9])
    #expect(report.answers.last == 9000)
    #expect(
      report.report.lines == [
        "1 of 2 games of five at once over, expert in each seat: the first after 9.0 s, "
          + "half after 9.0 s, all after 9.0 s",
        "decisions made in each game when the first was over: 1 to 9, median 1",
        "answers, with 250 ms to think: median 5000 ms, 99 in 100 within 8500 ms, at most 9000 ms",
      ])
    #expect(
      report.report.json.text.hasPrefix(
        #"{"games":2,"over":1,"level":"expert","budgetMs":250,"secondsOver":{"least":9.0,"#))
    #expect(report.report.json.text.contains(#""decisionsAtFirstEnd":{"least":1,"#))
  }

  @Test("Of no times there is no quantile, of some the least that is enough")
  func quantile() {
    #expect(CrowdReport.quantile(0.5, of: [Int]()) == nil)
    #expect([0, 0.5, 1].map { CrowdReport.quantile($0, of: [1, 2, 3]) } == [1, 2, 3])
  }
}
