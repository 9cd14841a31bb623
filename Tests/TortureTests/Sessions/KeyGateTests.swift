import CellGrid
import MueGame
import TestSupport
import Testing

@testable import MueApp
@testable import MueStorage

/// What a session keeps from its screens.
@Suite("Keys that must do nothing") struct KeyGateTests {
  /// Runs a session at a new game whose console gives it some keys, each at its time; returns the
  /// console, which has seen the grids.
  private func run(_ steps: [TypingConsole.Step]) throws -> TypingConsole {
    let simulation = Simulation(seed: 1, owner: .person)
    simulation.faults.clear(isCalm: true)
    let store = GameStore(state: InMemoryFolder(), games: InMemoryFolder())
    let console = TypingConsole(steps, simulation.clock)
    let context = try simulation.context("en")
    let session = Session(
      context: context, console: console, dependencies: simulation.plainDependencies, store: store,
      speed: .fastest)
    var arguments = NewGameArguments()
    arguments.seed = 5
    let keeper = GameKeeper(
      try context.newGame(arguments), store: store, isNew: true, clock: simulation.clock)
    // The person has no choice but to bid or to pass, or waits for others: nobody thinks here.
    let start = SessionStart(keeper: keeper, isAtTable: true, notice: nil)
    #expect(session.spend(from: start, trouble: nil) == .signalled(ExitCode.hangUp))
    return console
  }

  private func menu(_ grid: Grid) -> Bool { grid.text.contains("Back to the table") }

  @Test("a menu that is opened is seen", arguments: [false, true])
  func control(isTyped: Bool) throws {
    let console = try run(isTyped ? [.key(.escape)] : [])
    #expect(console.grids.last.map(menu) == isTyped)
  }

  @Test(
    "pasted text and replies of the terminal change nothing",
    arguments: [Key.paste("ppq\r"), .paste("\u{1B}"), .reply("]11;rgb:0/0/0"), .focusLost])
  func paste(key: Key) throws {
    let before = try run([.key(.character("z"))])
    let after = try run([.key(.character("z")), .key(key)])
    #expect(after.grids.last == before.grids.last)
  }

  @Test("nothing is answered while the window is too small for the question")
  func small() throws {
    let keys = [Key.escape, .up, .enter, .character("p"), .character("q"), .character("?")]
    let small = TypingConsole.Step.size(Size(width: 40, height: 10))
    let large = TypingConsole.Step.size(Size(width: 80, height: 24))
    let before = try run([])
    let after = try run([small] + keys.map { .key($0) } + [large])
    #expect(after.grids.last == before.grids.last)
    #expect(after.grids.contains { $0.text.contains("needs a window") })
  }

  @Test("a key that is held down confirms once, one that is pressed again confirms again")
  func held() throws {
    // Enter goes on from the menu's first line; then it says that no card is pushed.
    func last(gap: Int) throws -> String? {
      try run([.key(.escape), .key(.enter), .wait(gap), .key(.enter)]).grids.last?.text
    }
    let held = try last(gap: 30)
    let pressed = try last(gap: 200)
    #expect(held != pressed)
    #expect(try held == run([.key(.escape), .key(.enter)]).grids.last?.text)
    #expect(try pressed == run([.key(.enter)]).grids.last?.text)
  }

  @Test("Ctrl-L redraws the screen, on every page and while text is typed")
  func redraw() throws {
    #expect(try run([.key(.control("l"))]).redraws == 1)
    #expect(try run([.key(.escape), .key(.control("l")), .key(.character("l"))]).redraws == 1)
  }
}
