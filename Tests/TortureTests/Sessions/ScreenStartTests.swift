import CellGrid
import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueApp
@testable import MueUI

@Suite("The start of screens") struct ScreenStartTests {
  /// A session in which nothing fails.
  private func session(_ simulation: Simulation) throws -> Session {
    let console = SimulatedConsole(
      simulation, size: Size(width: 80, height: 30),
      abilities: Abilities(palette: .many, unicode: true))
    simulation.console = console
    return Session(
      context: try simulation.context("en"), console: console,
      dependencies: simulation.plainDependencies,
      store: nil,
      speed: .fastest)
  }

  @Test("a trick that may not have been seen is shown, under any notice")
  func lastTrick() throws {
    let simulation = Simulation(seed: 1, owner: .person)
    simulation.faults.clear(isCalm: true)
    let session = try session(simulation)
    var keeper = session.newKeeper(of: try session.context.newGame(NewGameArguments()))
    while keeper.game.match.round.publicState.finishedTricks == 0 {
      let legal = try #require(keeper.game.match.round.legalMoves)
      if case .bid(let free, _) = legal, keeper.game.moveCount == 0 {
        _ = keeper.make(.bid(CardSet(free.prefix(1))))
      } else {
        _ = keeper.make(try #require(legal.all.first))
      }
    }
    for showsLastTrick in [true, false] {
      let screen = TableScreen(
        session: session, keeper: keeper, notice: .cannotSaveAtAll,
        showsLastTrick: showsLastTrick)
      #expect(screen.state.isTrickHeld == showsLastTrick)
    }
  }

  @Test("a match with friends is not played without them, whatever leads to its table")
  func friends() throws {
    let simulation = Simulation(seed: 1, owner: .person)
    simulation.faults.clear(isCalm: true)
    let console = TypingConsole([], simulation.clock)
    let context = try simulation.context("en")
    let session = Session(
      context: context, console: console, dependencies: simulation.plainDependencies, store: nil,
      speed: .fastest)
    let alone = try context.newGame(NewGameArguments())
    let game = try Game(
      rules: alone.match.rules, seed: 1, agreedSeeds: [7], players: alone.players.openToFriends)
    let keeper = GameKeeper(game, store: nil, isNew: false, clock: simulation.clock)
    _ = session.run(through: .table(keeper, notice: nil))
    let seen = console.grids.map(\.text)
    #expect(seen.contains { $0.contains("With friends: go on with mue host --resume 1.") })
    #expect(!seen.contains { $0.contains("Push ") })
  }

  @Test("the lesson is offered until it is finished, under any notice")
  func lesson() throws {
    let simulation = Simulation(seed: 1, owner: .person)
    simulation.faults.clear(isCalm: true)
    let session = try session(simulation)
    func offer() -> String {
      StartMenu(session: session, notice: nil).grid(Size(width: 80, height: 30)).text
    }
    let invitation = "New to Mü?"
    #expect(offer().contains(invitation))
    #expect(session.finish(.eclat) == nil)
    #expect(offer().contains(invitation))
    #expect(session.finish(.firstHand) == nil)
    #expect(!offer().contains(invitation))
    #expect(session.finishedLessons == [.eclat, .firstHand])
  }
}
