import TestSupport
import Testing

@testable import MueApp

@Suite("Answers that are kept with their questions") struct KeyedAnswerTests {
  private let simulation = Simulation(seed: 1, owner: .person)
  private var answer: KeyedAnswer<Int, String?>

  init() {
    answer = KeyedAnswer(Background(in: simulation.plainDependencies) {})
  }

  /// Does all work that waits.
  private func workOn() {
    while simulation.workQueues.waiting > 0 { simulation.workQueues.workOn(at: 0) }
  }

  @Test("a question is asked once, and its answer stays until another one is asked")
  mutating func once() {
    #expect(answer.answer(to: 1) { _ in "one" } == nil)
    #expect(answer.isThinking)
    workOn()
    for _ in 0..<2 { #expect(answer.answer(to: 1) { _ in "again" } == "one") }
    #expect(!answer.isThinking && simulation.workQueues.waiting == 0)
    #expect(answer.answer(to: 2) { _ in "two" } == nil)
    workOn()
    #expect(answer.lastAnswer() == "two")
  }

  @Test("that there is no answer is known too, and nothing is asked again")
  mutating func none() {
    _ = answer.answer(to: 1) { _ in nil }
    workOn()
    #expect(answer.answer(to: 1) { _ in "again" } == .some(nil))
    #expect(!answer.isThinking && simulation.workQueues.waiting == 0)
  }

  @Test("a question that was given up is asked again; an answer that is known stays")
  mutating func givenUp() {
    _ = answer.answer(to: 1) { _ in "one" }
    answer.giveUp()
    workOn()
    #expect(answer.key == nil && answer.lastAnswer() == nil)
    _ = answer.answer(to: 1) { _ in "one" }
    workOn()
    #expect(answer.lastAnswer() == "one")
    answer.giveUp()
    #expect(answer.key == 1 && answer.lastAnswer() == "one")
    answer.forget()
    #expect(answer.key == nil && answer.lastAnswer() == nil)
  }

  @Test("the answer to the question before is dropped")
  mutating func replaced() {
    _ = answer.answer(to: 1) { _ in "one" }
    _ = answer.answer(to: 2) { _ in "two" }
    workOn()
    #expect(answer.lastAnswer() == "two")
  }
}
