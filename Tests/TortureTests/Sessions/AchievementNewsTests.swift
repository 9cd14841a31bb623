import CellGrid
import MueBots
import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueApp

@Suite("Achievements at the table") struct AchievementNewsTests {
  private let simulation: Simulation
  private let session: Session

  init() throws {
    simulation = Simulation(seed: 1, owner: .person)
    simulation.faults.clear(isCalm: true)
    let console = SimulatedConsole(
      simulation, size: Size(width: 80, height: 30),
      abilities: Abilities(palette: .many, unicode: true))
    simulation.console = console
    session = Session(
      context: try simulation.context("en"), console: console,
      dependencies: simulation.plainDependencies,
      store: simulation.store(keepingIn: simulation.games), speed: .fastest)
  }

  /// A game in which the next pass ends the hand with an éclat that costs the player with whom the
  /// person drew level.
  private func game() throws -> Game {
    let players = try (1...5).map { number in
      Player(
        name: try #require(PlayerName("Player \(number)")),
        agent: number == 1 ? .person() : .computer(.club))
    }
    var game = try Game(
      rules: MatchRules(players: .five, end: .hands(2), firstDealer: 1), seed: 7, players: players)
    for count in [1, 0, 0, 0, 1] + [0, 0, 0, 0, 1] + [1, 0, 0, 0, 0] {
      guard case .bid(let free, _)? = game.match.round.legalMoves else {
        Issue.record("the auction is over")
        continue
      }
      try game.apply(.bid(CardSet(free.prefix(count))))
    }
    return game
  }

  @Test("one found for the first time is announced once the hand is over, another one is not")
  func announced() throws {
    for isKnown in [false, true] {
      let game = try game()
      if isKnown {
        var before = game
        try before.apply(.pass)
        simulation.resultsStore.found.withLock { $0.add(before, number: 99, day: nil) }
      }
      let screen = TableScreen(session: session, keeper: session.newKeeper(of: game), notice: nil)
      screen.begin()
      screen.engine.make(.pass)
      for _ in 0..<500 where simulation.workQueues.waiting > 0 {
        simulation.workQueues.workOn(at: 0)
        _ = screen.advance()
      }
      let text = screen.grid(Size(width: 80, height: 30)).text
      #expect(text.contains("ÉCLAT") || text.contains("Éclat"))
      #expect(text.contains("Found: Tables turned.") == !isKnown)
    }
  }
}
