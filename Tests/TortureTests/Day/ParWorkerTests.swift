import CellGrid
import MueBots
import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueApp
@testable import MueStorage

@Suite("Par beside the table") struct ParWorkerTests {
  private let simulation: Simulation
  private let store: GameStore
  private let session: Session

  init() throws {
    simulation = Simulation(seed: 1, owner: .person)
    simulation.faults.clear(isCalm: true)
    store = simulation.store(keepingIn: simulation.games)
    let console = SimulatedConsole(
      simulation, size: Size(width: 80, height: 30),
      abilities: Abilities(palette: .many, unicode: true))
    simulation.console = console
    session = Session(
      context: try simulation.context("en"), console: console,
      dependencies: simulation.plainDependencies, store: store, speed: .fastest)
  }

  /// A match of two hands against par, of which some have been played by the first legal moves.
  private func game(hands: Int) throws -> Game {
    var arguments = NewGameArguments()
    arguments.players = .three
    arguments.end = .hands(2)
    arguments.seed = 5
    arguments.level = .novice
    arguments.isAgainstPar = true
    var game = try session.context.newGame(arguments)
    while game.match.scores.count < hands {
      if game.match.round.score != nil { game.dealNextHand() }
      try game.apply(try #require(game.match.round.legalMoves?.all.first))
    }
    return game
  }

  /// The session's thinking, without a queue.
  private func par(ofHand number: Int, in game: Game) throws -> Int {
    var par = try #require(game.par(ofHand: number, policies: nil))
    while par.score == nil {
      let isPlayed = par.playOn(playouts: 2)
      try #require(isPlayed)
    }
    return try #require(par.score)
  }

  /// Does all work that waits, as often as the screen asks for more.
  private func workOn(_ screen: TableScreen) {
    _ = screen.advance()
    for _ in 0..<500 where simulation.workQueues.waiting > 0 {
      simulation.workQueues.workOn(at: 0)
      _ = screen.advance()
    }
    #expect(simulation.workQueues.waiting == 0)
  }

  private func table(_ game: Game) -> TableScreen {
    TableScreen(session: session, keeper: session.newKeeper(of: game), notice: nil)
  }

  @Test("the same score comes out in one go and after interruptions at any move", arguments: 1...2)
  func interrupted(hand: Int) throws {
    let game = try game(hands: 2)
    let known = try par(ofHand: hand, in: game)
    for pause in 1...7 {
      let worker = ParWorker(in: simulation.plainDependencies) {}
      var steps = 0
      while steps < 500, worker.par(ofHand: hand, in: game) == nil {
        steps += 1
        if steps % pause == 0, pause > 1 { worker.giveUp() }
        simulation.workQueues.workOn(at: 0)
      }
      #expect(worker.par(ofHand: hand, in: game) == known)
      #expect(!worker.isThinking)
    }
  }

  @Test("hands differ from each other by their cards and by their chance")
  func hands() throws {
    let game = try game(hands: 2)
    let worker = ParWorker(in: simulation.plainDependencies) {}
    #expect(worker.par(ofHand: 1, in: game) == nil)
    #expect(worker.isThinking)
    // Another hand takes its place.
    #expect(worker.par(ofHand: 2, in: game) == nil)
    for _ in 0..<500 where worker.par(ofHand: 2, in: game) == nil {
      simulation.workQueues.workOn(at: 0)
    }
    #expect(worker.par(ofHand: 2, in: game) == (try par(ofHand: 2, in: game)))
  }

  @Test("a match that was over when it was opened gets what is missing, on the screen and on disk")
  func resumed() throws {
    var game = try game(hands: 2)
    let known = try [1, 2].map { try par(ofHand: $0, in: game) }
    game.notes.pars = [known[0]]
    let screen = table(game)
    _ = screen.answer(.enter, in: Size(width: 80, height: 30))
    #expect(screen.grid(Size(width: 80, height: 30)).text.contains("An expert is playing"))
    workOn(screen)
    #expect(screen.keeper.game.notes.pars == known)
    #expect(screen.state.view.notes.pars == known)
    #expect(screen.grid(Size(width: 80, height: 30)).text.contains("against par: "))
    let number = try #require(screen.keeper.number)
    let saved = try #require(store.stored(number)).game.get()
    #expect(saved.notes.pars == known)
    #expect(screen.leave().game.notes.pars == known)
  }

  @Test("while a computer player thinks the expert waits, and goes on when the person is asked")
  func waits() throws {
    let game = try game(hands: 1)
    let screen = table(game)
    _ = screen.advance()
    #expect(screen.engine.parWorker.isThinking)
    _ = screen.answer(.enter, in: Size(width: 80, height: 30))
    var states: Set<Bool> = []
    for _ in 0..<500 where screen.keeper.game.notes.pars == [] {
      _ = screen.advance()
      if screen.pacing.isMoveAwaited { states.insert(screen.engine.parWorker.isThinking) }
      if simulation.workQueues.waiting > 0 { simulation.workQueues.workOn(at: 0) }
    }
    #expect(!states.contains(true))
    #expect(screen.keeper.game.notes.pars == [try par(ofHand: 1, in: game)])
  }

  @Test("an undo and another hand leave par as it is; another match against par begins without")
  func undo() throws {
    let screen = table(try game(hands: 2))
    workOn(screen)
    let pars = screen.keeper.game.notes.pars
    #expect(pars?.count == 2)
    _ = screen.answer(.character("u"), in: Size(width: 80, height: 30))
    #expect(screen.keeper.game.match.scores.count == 1)
    #expect(screen.keeper.game.notes.pars == pars)
    screen.keeper.beginAnother(seed: 9)
    #expect(screen.keeper.game.notes.pars == [])
    workOn(screen)
    #expect(screen.keeper.game.notes.pars == [])
  }

  @Test("a side game and a match not against par ask for none")
  func elsewhere() throws {
    var game = try game(hands: 1)
    let aside = TableScreen(
      session: session, keeper: GameKeeper(aside: game, clock: simulation.clock), notice: nil)
    _ = aside.advance()
    #expect(!aside.engine.parWorker.isThinking)
    game.notes.pars = nil
    let usual = table(game)
    _ = usual.advance()
    #expect(!usual.engine.parWorker.isThinking)
  }
}
