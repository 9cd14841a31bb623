import TestSupport
import Testing

@Suite(.waitsLong) struct PlainReviewProgramTests {
  /// Says a line; returns what is told up to one that begins or ends a question.
  private func say(
    _ line: String, to run: PlainRun, until isEnd: (String) -> Bool
  ) throws -> [String] {
    let count = run.told.count
    try run.write(line)
    while let told = try run.line(), !isEnd(told) {}
    return Array(run.told.dropFirst(count))
  }

  @Test("after a hand each decision is told with its cost, and a costly one can be tried again")
  func review() throws {
    for seed in 1...20 {
      let run = try PlainRun(
        [
          "new", "--plain", "--seed", "\(seed)", "--players", "3", "--hands", "2", "--name", "Ada",
          "--level", "novice",
        ], home: Home())
      defer { run.process.terminate() }
      var script = PlainScript(bids: 1) { $0.last ?? "" }
      while let line = try run.line(), !line.hasSuffix("deals the next hand.") {
        if let reply = script.answer(to: line) { try run.write(reply) }
      }
      let offer = "lets you choose anew"
      let review = try say("review", to: run) {
        $0.contains(offer) || $0.contains("cost nothing") || $0.contains("cost anything")
      }
      #expect(review.first == "Looking at your decisions…")
      guard review.contains(where: { $0.contains(offer) }) else { continue }
      #expect(review.contains { $0.hasPrefix("1: ") && $0.contains("less") })
      var reply: String?
      let asked = try say("try", to: run) {
        reply = script.answer(to: $0)
        return reply != nil
      }
      #expect(asked.contains { $0.hasPrefix("In the hand: ") })
      let line = try #require(reply)
      let told = try say(line, to: run) { $0.hasSuffix("deals the next hand.") }
      #expect(
        told.contains {
          $0.hasPrefix("Points to expect: ") || $0.hasPrefix("Chance to win the match: ")
        }, "\(told)"
      )
      try run.write("quit")
      return
    }
    Issue.record("no decision of twenty hands cost anything")
  }
}
