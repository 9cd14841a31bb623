import CellGrid
import Foundation
import MueBots
import MueRules
import TestSupport
import Testing

@testable import MueApp
@testable import MueGame
@testable import MueUI

@Suite("A hint on the table that changes") struct HintTableTests {
  private static let size = Size(width: 80, height: 24)

  private let simulation = Simulation(seed: 1, owner: .person)
  private let screen: TableScreen
  /// Two hints for the person's first card that begin with different choices.
  private let hints: (first: Hint, other: Hint)

  init() throws {
    simulation.faults.clear(isCalm: true)
    let console = SimulatedConsole(
      simulation, size: Self.size, abilities: Abilities(palette: .many, unicode: true))
    simulation.console = console
    let session = Session(
      context: try simulation.context("en"), console: console,
      dependencies: simulation.plainDependencies,
      store: simulation.store(keepingIn: simulation.games), speed: .fastest)
    var arguments = NewGameArguments()
    arguments.players = .three
    arguments.seed = 5
    var game = try simulation.context("en").newGame(arguments)
    while game.match.round.turn != game.personSeat {
      try game.apply(try #require(game.match.round.legalMoves?.all.first))
    }
    let file = URL(filePath: #filePath).appending(path: "../../../../" + PolicyStore.name)
      .standardized
    let policies = PolicyStore { try? Array(Data(contentsOf: file)) }
    let observation = game.observation(for: game.personSeat)
    let all = (1...20).compactMap { seed in
      HintSearch(
        observation, by: policies.judge, limits: Limits(playouts: 60),
        steps: HintSearch.Steps(first: 4, last: 4), seed: seed)?.hint
    }
    let first = try #require(all.first)
    let other = try #require(all.first { $0.choices[0].move != first.choices[0].move })
    hints = (first, other)
    screen = TableScreen(session: session, keeper: session.newKeeper(of: game), notice: nil)
    screen.begin()
  }

  private var moves: [Move] { screen.keeper.game.moves.last ?? [] }

  private func press(_ key: Key) { _ = screen.answer(key, in: Self.size) }

  @Test("Enter makes the first choice, but not one that has only just become the first")
  func changed() throws {
    let before = moves
    press(.character("H"))
    screen.show(hints.first, goesOn: true)
    screen.show(hints.other, goesOn: true)
    simulation.clock.advance(milliseconds: 499)
    _ = screen.advance()
    press(.enter)
    #expect(moves == before)
    #expect(screen.grid(Self.size).text.contains("New first choice; Enter does that."))
    press(.enter)
    #expect(moves == before + [hints.other.choices[0].move])
  }

  @Test(
    "after half a second, and where the first choice stayed, Enter makes it",
    arguments: [true, false])
  func stayed(hasChanged: Bool) throws {
    let before = moves
    press(.character("H"))
    screen.show(hints.first, goesOn: true)
    let last = hasChanged ? hints.other : hints.first
    screen.show(last, goesOn: false)
    if hasChanged {
      simulation.clock.advance(milliseconds: 500)
      _ = screen.advance()
    }
    press(.enter)
    #expect(moves == before + [last.choices[0].move])
  }
}
