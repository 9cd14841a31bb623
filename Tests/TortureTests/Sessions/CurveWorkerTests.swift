import MueBots
import MueRules
import MueUI
import TestSupport
import Testing

@testable import MueApp
@testable import MueGame

@Suite("The curve and best play, worked out beside the table") struct CurveWorkerTests {
  private let simulation = Simulation(seed: 1, owner: .person)
  private let running: Game
  private let over: Game

  /// A hand that was played for a contract, before its last card and after it.
  init() throws {
    for seed in UInt64(1)...50 {
      let players = try ["Ada", "Bea", "Carl"].enumerated().map { seat, name in
        Player(
          name: try #require(PlayerName(name)),
          agent: seat == 0 ? .person() : .computer(BotSettings(level: .novice)))
      }
      var game = try Game(
        rules: MatchRules(players: .three, end: .points(200)), seed: seed, players: players)
      var keeper = GameKeeper(game, store: nil, isNew: true, clock: simulation.clock)
      var before = game
      while let turn = keeper.game.match.round.turn {
        before = keeper.game
        let isMade = keeper.make(HeuristicBot().choose(before.observation(for: turn)))
        try #require(isMade)
      }
      game = keeper.game
      guard game.match.round.publicState.contract != nil else { continue }
      (running, over) = (before, game)
      return
    }
    throw IllegalMove.handIsOver
  }

  private func hand(of game: Game) throws -> Round {
    try #require(game.match.round.allCards(for: .anybody))
  }

  @Test("a curve grows point by point, keeps its points when it is given up, and is kept whole")
  func curve() throws {
    let worker = CurveWorker(in: simulation.plainDependencies) {}
    let (round, seat) = (try hand(of: over), over.personSeat)
    var counts: [Int] = []
    let hand = FinishedHand(round: round, seat: seat, peek: .none)
    var curve = try #require(worker.curve(of: hand))
    while !curve.isDone {
      counts.append(curve.points.count)
      if counts.count == 3 { worker.giveUp() }
      if simulation.workQueues.waiting > 0 { simulation.workQueues.workOn(at: 0) }
      curve = try #require(worker.curve(of: hand))
      #expect(curve.points.count >= counts.last ?? 0)
      try #require(counts.count < 500)
    }
    #expect(curve.points.count == curve.count && Set(counts).count == curve.count)
    #expect(worker.curve(of: hand) == curve)
    #expect(!worker.isThinking && simulation.workQueues.waiting == 0)
  }

  @Test("a whole curve is kept with its hand, and shown at once the next time")
  func kept() throws {
    let recorder = ResultsRecorder(in: simulation.plainDependencies) {}
    let keeper = GameKeeper(over, store: nil, isNew: false, clock: simulation.clock)
    let hand = FinishedHand(
      round: try hand(of: over), seat: over.personSeat, peek: over.personPeek)
    /// The curve, and the number of jobs that it took.
    func curve() throws -> (curve: ContractCurve, jobs: Int) {
      let worker = CurveWorker(in: simulation.plainDependencies, recorder: recorder) {}
      for jobs in 0..<500 {
        let curve = try #require(
          worker.curve(of: hand) { KeptHand(hand, number: over.match.hand, of: keeper) })
        if curve.isDone { return (curve, jobs) }
        try #require(simulation.workQueues.waiting > 0)
        simulation.workQueues.workOn(at: 0)
      }
      throw IllegalMove.handIsOver
    }
    let first = try curve()
    #expect(first.jobs > first.curve.count)
    while simulation.workQueues.waiting > 0 { simulation.workQueues.workOn(at: 0) }
    let second = try curve()
    #expect(second.jobs == 1 && second.curve == first.curve)
    // A side game is kept nowhere, and a hand that was played otherwise is another one.
    #expect(
      KeptHand(hand, number: 1, of: GameKeeper(aside: over, clock: simulation.clock)) == nil)
    let before = GameKeeper(running, store: nil, isNew: false, clock: simulation.clock)
    #expect(KeptHand(hand, number: 1, of: before) == nil)
  }

  @Test("best play goes on with what is asked for, and keeps what is known")
  func best() throws {
    let worker = BestWorker(in: simulation.plainDependencies) {}
    func finished(wanted: [Int]) throws -> BestPlays {
      let request = BestRequest(hand: nil, wanted: wanted)
      for _ in 0..<500 {
        let plays = try #require(
          worker.plays(request, justPlayed: FinishedHand(justPlayedIn: over)))
        if plays.isDone(wanted: wanted) { return plays }
        if simulation.workQueues.waiting > 0 { simulation.workQueues.workOn(at: 0) }
      }
      throw IllegalMove.handIsOver
    }
    let plays = try finished(wanted: [])
    #expect(plays.played.isDone && plays.others.isEmpty)
    let more = try finished(wanted: [0])
    #expect(more.played == plays.played && more.ownBid == plays.ownBid)
    #expect(more.others[0]?.isDone == true)
    #expect(!worker.isThinking)
  }

  @Test("while a hand is played there is neither")
  func notYet() throws {
    let curves = CurveWorker(in: simulation.plainDependencies) {}
    let plays = BestWorker(in: simulation.plainDependencies) {}
    let hand = FinishedHand(round: try hand(of: running), seat: running.personSeat, peek: .none)
    #expect(curves.curve(of: hand) == nil)
    #expect(
      plays.plays(
        BestRequest(hand: nil, wanted: []), justPlayed: FinishedHand(justPlayedIn: running)) == nil)
    #expect(simulation.workQueues.waiting == 0)
  }
}
