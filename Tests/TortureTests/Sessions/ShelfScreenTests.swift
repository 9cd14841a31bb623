import MueGame
import MueUI
import Platform
import Synchronization
import TestSupport
import Testing

@testable import MueApp
@testable import MueStorage

@Suite("The list of games on a disk that refuses") struct ShelfScreenTests {
  /// Whether the disk refuses every change.
  private final class Refusal: Sendable {
    let isOn = Mutex(false)
  }

  @Test("a refusal is reported, the game is where it was, and the next try succeeds")
  func refusals() throws {
    let simulation = Simulation(seed: 1, owner: .person)
    simulation.faults.clear(isCalm: true)
    let refusal = Refusal()
    let games = InMemoryFolder(fails: { _ in refusal.isOn.withLock { $0 } ? EIO : nil })
    var store = GameStore(state: InMemoryFolder(), games: games)
    let context = try simulation.context("en")
    for title in ["First", "Second"] {
      var game = try context.newGame(NewGameArguments())
      game.notes.title = GameTitle(title)
      try store.create(game)
    }
    let before = games.content
    let refused = "That cannot be done now (Input/output error);"
    func refuse(_ isOn: Bool) -> ExpectingConsole.Step {
      .run { refusal.isOn.withLock { $0 = isOn } }
    }
    let console = ExpectingConsole([
      .open("Games"), .see("First"), .press(.end), .see("▸First"),
      refuse(true), .type("xx"), .see(refused), .see("▸First"),
      refuse(false), .type("xx"), .gone("First"),
      refuse(true), .type("u"), .see(refused), .gone("First"),
      refuse(false), .type("u"), .see("▸First"), .type("q"), .type("q"), .see("the end"),
    ]) {
      simulation.clock.advance(milliseconds: 200)
      while simulation.workQueues.waiting > 0 { simulation.workQueues.workOn(at: 0) }
    }
    let session = Session(
      context: context, console: console, dependencies: simulation.plainDependencies, store: store,
      speed: .fastest)
    #expect(session.run(through: .startMenu(notice: nil)) == .done)
    #expect(games.content == before)
  }
}
