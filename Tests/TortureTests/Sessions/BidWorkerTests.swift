import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueApp
@testable import MueUI

@Suite("Explaining bids in the background") struct BidWorkerTests {
  private let simulation = Simulation(seed: 1, owner: .person)
  private let worker: BidWorker
  private let view: GameObservation

  init() throws {
    let plain = simulation.plainDependencies
    worker = BidWorker(
      in: Dependencies(
        clock: plain.clock, workQueues: plain.workQueues, thinking: .playouts(512),
        policies: plain.policies, puzzles: plain.puzzles, auctions: plain.auctions,
        resultsStore: plain.resultsStore,
        preferencesStore: plain.preferencesStore, seats: plain.seats, network: plain.network,
        newSeed: { 1 })
    ) {}
    var arguments = NewGameArguments()
    arguments.players = .three
    arguments.seed = 5
    let game = try simulation.context("en").newGame(arguments)
    view = game.view(for: game.personSeat)
  }

  private func question(_ seat: Int, fromOwnSeat: Bool = false, worlds: Int = 1) -> BidQuestion {
    BidQuestion(
      about: view.rules.players.seats[seat], in: view, fromOwnSeat: fromOwnSeat, worlds: worlds)
  }

  /// The answers to a question until no finer one comes.
  private func answers(_ question: BidQuestion) -> [BidAnswer] {
    var answers: [BidAnswer] = []
    repeat {
      if let answer = worker.answer(to: question), answer != answers.last { answers.append(answer) }
      simulation.workQueues.workOn(at: 0)
    } while worker.answer(to: question)?.isDone != true
    return answers + [worker.answer(to: question)].compactMap(\.self)
  }

  @Test("figures come step by step, and those of another seat or point of view do not undo them")
  func steps() {
    let answers = answers(question(1))
    #expect(Set(answers.map(\.reading.worlds)) == [128, 256, 512])
    #expect(answers.map(\.reading.worlds) == answers.map(\.reading.worlds).sorted())
    #expect(answers.last?.isDone == true)
    _ = self.answers(question(1, fromOwnSeat: true))
    #expect(worker.answer(to: question(1)) == answers.last)
    // The worlds of one seat serve the others.
    _ = worker.answer(to: question(2))
    while simulation.workQueues.waiting > 0 { simulation.workQueues.workOn(at: 0) }
    #expect(worker.answer(to: question(2))?.reading.worlds == 512)
  }

  @Test("an answer may have to wait for more worlds, and what is given up can be asked again")
  func waiting() {
    let fine = question(1, worlds: 256)
    #expect(worker.answer(to: fine) == nil && worker.isThinking)
    worker.giveUp()
    #expect(!worker.isThinking)
    #expect(answers(fine).first?.reading.worlds == 256)
  }
}
