import Foundation
import MueBots
import MueRules
import MueStorage
import MueWords
import Platform
import TestSupport
import Testing

@testable import MueApp
@testable import MueGame
@testable import MueUI
@testable import mue_arena

@Suite("One judge") struct OneJudgeTests {
  private static let playouts = 48
  private static let policyFile = URL(filePath: #filePath)
    .appending(path: "../../../../" + PolicyStore.name).standardized.path
  private static let policies = PolicyStore {
    try? Array(Data(contentsOf: URL(filePath: policyFile)))
  }

  private let simulation = Simulation(seed: 1, owner: .person)
  private let dependencies: Dependencies

  init() {
    simulation.faults.clear(isCalm: true)
    let plain = simulation.plainDependencies
    dependencies = Dependencies(
      clock: plain.clock, workQueues: plain.workQueues, thinking: .playouts(Self.playouts),
      policies: Self.policies, puzzles: plain.puzzles, auctions: plain.auctions,
      resultsStore: plain.resultsStore,
      preferencesStore: plain.preferencesStore, seats: plain.seats, network: plain.network,
      newSeed: { 1 })
  }

  /// A finished hand in which the person often plays at random, and now and then follows a hint.
  private func game(_ players: PlayerCount, seed: UInt64) throws -> Game {
    let names = ["Ada", "Bea", "Carl", "Dora", "Emil", "Fritz"].prefix(players.number)
    let seats = try names.enumerated().map { seat, name in
      Player(
        name: try #require(PlayerName(name)),
        agent: seat == 0 ? .person() : .computer(BotSettings(level: .novice)))
    }
    var game = try Game(
      rules: MatchRules(players: players, end: .points(200)), seed: seed, players: seats)
    var keeper = GameKeeper(game, store: nil, isNew: true, clock: simulation.clock)
    var chance = SeededGenerator(seed: seed)
    let novice = BotSettings(level: .novice).makeBot()
    while let turn = game.match.round.turn {
      let observation = game.observation(for: turn)
      var move = novice.choose(observation, limits: Limits(playouts: 0), seed: chance.next())
      if turn == game.personSeat, observation.legalMoves?.isChoice == true {
        switch chance.below(4) {
        case 0:
          let limits = Limits(playouts: Self.playouts, standing: game.standing)
          let hint = try #require(
            Hint(
              observation, by: Self.policies.judge, limits: limits, rollouts: limits,
              seed: chance.next()))
          keeper.countHint(hint)
          move = try #require(hint.choices.last { $0.isLevel } ?? hint.choices.first).move
        case 1: break
        default: move = try #require(observation.legalMoves?.all.randomElement(using: &chance))
        }
      }
      let isMade = keeper.make(move)
      try #require(isMade)
      game = keeper.game
    }
    return game
  }

  /// Does all work that waits until there is a result.
  private func result<Result>(_ next: () -> Result?) throws -> Result {
    for _ in 0..<2000 {
      if let result = next() { return result }
      simulation.workQueues.workOn(at: 0)
    }
    return try #require(next())
  }

  /// The person's decisions according to the arena, which is given the record alone.
  private func arena(_ game: Game) throws -> [Decision] {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let lines = game.handRecords(for: .anybody).map { $0.line + "\n" }
    try Data(lines.joined().utf8).write(to: file)
    let parsed = try OptionParser(ArenaOption.all.map(\.spec)).parse([
      "review", "--bot", "expert:policy=" + Self.policyFile, "--playouts", "\(Self.playouts)",
      "--jobs", "1",
    ])
    let plan = try ReviewPlan(file.path, parsed)
    let run = ReviewRun(
      plan: plan, interruption: Interruption(), progress: Progress(of: 1, "decisions"))
    let hand = try #require(run.run().first)
    return hand.review.decisions.filter { !$0.isForced }
  }

  /// The review at the table.
  private func table(_ game: Game) throws -> Review {
    let worker = ReviewWorker(in: dependencies) {}
    return try result {
      let review = worker.lookBack(on: game.match.round.all, hand: 1, of: game, from: 0)
      return review?.isDone == true ? review : nil
    }
  }

  /// The mistakes that the coach has kept, and the person's own puzzles made of them.
  private func coach(_ game: Game) throws -> (mistakes: [KeptMistake], own: [Puzzle]) {
    let recorder = ResultsRecorder(in: dependencies) {}
    let worker = CoachWorker(nil, recorder: recorder, in: dependencies) {}
    worker.review(game)
    _ = try result { worker.goOn() ? true : nil }
    let kept = try dependencies.resultsStore.withResults {
      (results) throws(DatabaseError) in try results.mistakes(costing: 1, most: .max)
    }
    recorder.readPractice()
    let decks = try result { recorder.take(\.practice) }
    let shipped = Set(dependencies.puzzles.puzzles.map(\.id))
    return (kept.value, decks.puzzles.puzzles.filter { !shipped.contains($0.id) })
  }

  private func check(_ players: PlayerCount, seed: UInt64) throws -> Int {
    let game = try game(players, seed: seed)
    let name = { (seat: Seat) in game.players[seat].name.text }
    let decisions = try arena(game)
    let costly = decisions.filter { $0.cost > 0 }

    let review = try table(game)
    #expect(review.entries.map(\.moveIndex) == decisions.map(\.moveIndex), "\(players) \(seed)")
    #expect(review.entries.map(\.cost) == decisions.map(\.cost), "\(players) \(seed)")
    #expect(review.entries.map(\.what) == decisions.map { $0.phrase(naming: name) })
    #expect(review.entries.map(\.why) == decisions.map { $0.why(naming: name) })

    try checkRetries(game, costly)
    let (mistakes, own) = try coach(game)
    #expect(
      Set(mistakes.map(\.decision)) == Set(costly.compactMap { KeptDecision($0) }),
      "\(players) \(seed)")

    let isShown = costly.filter { $0.cost >= Double(Puzzle.leastCost) / 100 }
    #expect(own.count == isShown.count)
    for puzzle in own {
      let decision = try #require(
        costly.first { $0.moveIndex == puzzle.round.publicState.moves.count })
      #expect(puzzle.cost(of: decision.made.move) == Int((10 * decision.cost).rounded()))
      #expect(puzzle.best.move.text == decision.best.move.text)
      try checkOther(puzzle)
    }
    for (moveIndex, hint) in game.handRecords[0].hints {
      let decision = try #require(decisions.first { $0.moveIndex == moveIndex })
      #expect(hint.playouts == Self.playouts && decision.cost == 0)
      let shown = try #require(hint.choices.first { $0.move == decision.made.move.text })
      #expect(decision.made.evaluation.score == Double(shown.tenths) / 10)
    }
    return costly.count
  }

  /// Whatever is chosen at a second try, the figures are those of the review.
  private func checkRetries(_ game: Game, _ costly: [Decision]) throws {
    let worker = ReviewWorker(in: dependencies) {}
    func review() throws -> Review {
      try result {
        let review = worker.lookBack(on: game.match.round.all, hand: 1, of: game, from: 0)
        return review?.isDone == true ? review : nil
      }
    }
    _ = try review()
    let free = try #require(
      game.handRecords(for: .anybody)[0].round.publicState.moves.indices.first { index in
        !costly.contains { $0.moveIndex == index }
      })
    #expect(worker.retry(free, hand: 1, of: game) == nil)
    for decision in costly {
      let exercise = try #require(worker.retry(decision.moveIndex, hand: 1, of: game))
      let seen = exercise.view.observation
      // A record does not distinguish twins.
      #expect(seen.hand.text == decision.observation.hand.text)
      #expect(
        seen.publicState.moves.map(\.text) == decision.observation.publicState.moves.map(\.text))
      let limits = Limits(playouts: Self.playouts, standing: game.standing(beforeHand: 1))
      let others = decision.observation.legalMoves?.all.filter {
        ![decision.made.move.text, decision.best.move.text].contains($0.text)
      }
      let moves = [decision.best.move, decision.made.move] + (others?.prefix(1) ?? [])
      for (index, move) in moves.enumerated() {
        var trial = exercise
        var step = trial.answer(.make(move))
        if let unvalued = trial.unvalued {
          #expect(index == 2)
          var judge = PuzzleJudge(in: dependencies) {}
          let compared = try result { judge.value(of: unvalued) }
          let again = Decision(
            move, at: decision.observation, by: Self.policies.judge, limits: limits,
            rollouts: limits)
          #expect(compared.cost == again.cost)
          step = trial.take(compared)
        }
        guard case .answered(let answer)? = step else {
          Issue.record("\(move.text) is not answered")
          continue
        }
        #expect(trial.isFound == answer.isRight)
        if index < 2 { #expect(answer.isRight == (index == 0)) }
        worker.note(isFound: answer.isRight, at: decision.moveIndex)
        let entry = try review().entries.first { $0.moveIndex == decision.moveIndex }
        #expect(entry?.isFound == answer.isRight)
      }
    }
  }

  /// A third move costs in a puzzle what a review would say, which finds the same best move.
  private func checkOther(_ puzzle: Puzzle) throws {
    let others = puzzle.observation.legalMoves?.all.filter { puzzle.cost(of: $0) == nil } ?? []
    for other in others.prefix(1) {
      var judge = PuzzleJudge(in: dependencies) {}
      let valued = try result { judge.value(of: UnvaluedMove(other, of: puzzle)) }
      let limits = Limits(playouts: Self.playouts)
      let review = Decision(
        other, at: puzzle.observation, by: Self.policies.judge, limits: limits, rollouts: limits)
      #expect(valued.cost == review.cost)
    }
  }

  @Test(
    "the same hand and budget give the same figures at the table, by the coach, in own puzzles and in the arena",
    arguments: PlayerCount.allCases)
  func figures(players: PlayerCount) throws {
    let torture = TortureTest("judges of hands of \(players.number)", cases: 2, most: 50)
    var costly = 0
    for seed in torture.seeds { costly += try OneJudgeTests().check(players, seed: seed) }
    torture.report("\(costly) costly decisions")
    #expect(costly > 0)
  }
}
