import Foundation
import TestSupport
import Testing

@testable import measure

/// `make bench` prints what is measured at a terminal.
@Suite(.waitsLong) struct MeasureTests {
  @Test("A key is timed by its answer, and the log really opens and closes")
  func keys() throws {
    var times = try KeyTimes(Terminal.built("mue"), level: "novice")
    try times.addPair()
    #expect(times.times.count == 2)
    #expect(times.times.allSatisfy { $0 > 0 })
    #expect(!times.terminal.screen.shows("Esc back"))
    #expect(Footprint.resident(times.terminal.process) > 5)
  }

  @Test("While experts think, keys are also timed by their answers")
  func thinking() throws {
    var times = try KeyTimes(Terminal.built("mue"), level: "expert")
    try times.addWhileThinking(2)
    #expect(times.times.count == 2)
  }

  @Test(
    "Advice is timed from the key to each number of deals",
    arguments: AdviceTimes.Advice.allCases)
  func advice(_ advice: AdviceTimes.Advice) throws {
    var times = AdviceTimes(Terminal.built("mue"), players: 5, advice: advice)
    try times.add(seed: 5, inPlay: false)
    #expect(!times.steps.isEmpty && times.steps.keys.allSatisfy { $0 >= 100 })
    #expect(times.steps.values.allSatisfy { $0.count == 1 && $0[0] > 0 })
  }

  @Test("A program that does not answer has no time", arguments: ["/bin/cat", "/bin/true"])
  func noAnswer(program: String) throws {
    let session = try TerminalSession(program)
    #expect(throws: TerminalSession.Failure.self) {
      try session.time(of: "m", patience: 300) { $0.shows("Esc back") }
    }
  }

  @Test("A start is measured to the last byte of the first frame")
  func starts() throws {
    var starts = Starts([
      .init(name: "late", path: "/bin/sh", arguments: ["-c", "sleep 0.3; echo"])
    ])
    try starts.run(rounds: 1, quiet: Int(Patience.milliseconds))
    #expect(starts.median(0) > 300)
  }

  @Test("Other games are played while keys are timed, and report how they went")
  func crowd() throws {
    let crowd = try Crowd(Terminal.built("mue-arena"), games: 2, milliseconds: 10)
    #expect(crowd.isPlaying)
    #expect(try crowd.report().contains("2 of 2 games"))
  }

  @Test("The quantiles of times are among these times")
  func quantiles() {
    let times = Times((1...200).map(Double.init).shuffled())
    #expect([0, 0.5, 0.99, 1].map(times.quantile) == [1, 101, 199, 200])
  }
}
