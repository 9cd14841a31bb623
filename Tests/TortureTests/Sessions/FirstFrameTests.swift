import CellGrid
import MueGame
import TestSupport
import Testing

@testable import MueApp
@testable import MueStorage

@Suite("The first frame") struct FirstFrameTests {
  @Test("of a new game comes before its first save, which comes before the first key")
  func newGame() throws {
    let simulation = Simulation(seed: 1, owner: .person)
    simulation.faults.clear(isCalm: true)
    let (state, games) = (InMemoryFolder(), InMemoryFolder())
    let store = GameStore(state: state, games: games)
    let console = NotingConsole { (try? games.names()) ?? [] }
    let context = try simulation.context("en")
    let session = Session(
      context: context, console: console, dependencies: simulation.plainDependencies, store: store,
      speed: .fastest)
    let keeper = GameKeeper(
      try context.newGame(NewGameArguments()), store: store, isNew: true, clock: simulation.clock)
    let start = SessionStart(keeper: keeper, isAtTable: true, notice: nil)
    #expect(session.spend(from: start, trouble: nil) == .signalled(ExitCode.hangUp))
    #expect(console.filesAtFirstFrame == [])
    #expect(console.filesAtFirstKey == ["0001.mue"])
    #expect(try state.names().contains("current"))
  }
}

/// A console without keys, which notes the files there are at its first frame and when its first key is asked for.
private final class NotingConsole: TestConsole {
  private(set) var filesAtFirstFrame: [String]?
  private(set) var filesAtFirstKey: [String]?
  private let files: () -> [String]

  init(_ files: @escaping () -> [String]) {
    self.files = files
    super.init()
  }

  override func present(_ grid: Grid) { filesAtFirstFrame = filesAtFirstFrame ?? files() }

  override func nextKey() -> Key? {
    filesAtFirstKey = filesAtFirstKey ?? files()
    return .ended
  }
}
