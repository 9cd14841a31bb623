import CellGrid
import MueGame
import MueWords
import Testing

@testable import MueUI

@Suite("The coach's page") struct CoachPageTests {
  private let size = Size(width: 80, height: 24)

  private func text(_ state: PageStack) throws -> String {
    try Studio().picture(palette: .none).frame(of: state, size: size).text
  }

  @Test("figures of hands with help alone have a heading, and it says which hands tell more")
  func helped() throws {
    let report = try StartMenuStates.report(isHelped: true)
    #expect(report.figures().all.hands == 0 && report.figures().helped.hands > 0)
    let text = try text(StartMenuStates.open(coach: report))
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for phrase: Phrase in [.coachLost, .coachHelped, .coachOnlyHelped] {
      #expect(try text.contains(said(phrase)))
    }
  }

  @Test("no name in its tables is cut in the narrowest window", arguments: Studio.languageCodes)
  func names(code: String) throws {
    let state = StartMenuStates.open(coach: try StartMenuStates.report())
    let size = Size(width: 48, height: 120)
    let view = try Studio().picture(code)
    let text = view.frame(of: state, size: size).text
    #expect(text.contains("±95") && !text.contains("…"), "\(text)")
  }

  @Test("a digit replays the hands behind a pattern, and one without a pattern does nothing")
  func replays() throws {
    let report = try StartMenuStates.report()
    var state = StartMenuStates.open(coach: report)
    let leaks = report.figures().leaks
    #expect(try text(state).contains(said(.keysCases)))
    #expect(state.handle(.digit(2)) == [.replayCases(leaks[1].cases)])
    var none = StartMenuStates.open(coach: CoachReport([], [], waiting: 0))
    #expect(try !text(none).contains(said(.keysCases)))
    #expect(none.handle(.digit(1)).isEmpty)
    #expect(none.notice == .unknownKey)
  }

  @Test("the arrows turn from all games to each kind and back, and the figures follow")
  func kinds() throws {
    let report = try StartMenuStates.report()
    var state = StartMenuStates.open(coach: report)
    let all = try text(state)
    var seen: Set<String> = [all]
    for kind in report.kinds {
      _ = state.handle(.command(.next))
      seen.insert(try text(state))
      let leaks = report.figures(of: kind).leaks
      #expect(state.handle(.digit(1)) == [.replayCases(leaks[0].cases)])
    }
    #expect(seen.count == report.kinds.count + 1)
    _ = state.handle(.command(.next))
    #expect(try text(state) == all)
    _ = state.handle(.command(.previous))
    _ = state.handle(.command(.next))
    #expect(try text(state) == all)
  }

  @Test("a start line opens it and asks for the report; another report replaces the figures")
  func opens() throws {
    #expect(StartItem.coach.line.steps.count == 2)
    var state = StartMenuStates.open(coach: CoachReport([], [], waiting: 3))
    #expect(state.isCoached)
    #expect(try text(state).contains(said(.coachWaiting(hands: 3))))
    state.take(.coach(try StartMenuStates.report()))
    #expect(try text(state).contains(said(.coachLeaks)))
  }
}
