import CellGrid
import MueGame
import MueRules
import MueWords
import TestSupport

@testable import MueApp
@testable import MueStorage
@testable import MueUI

/// Checks everything that a simulation shows and saves, and collects violations.
final class InvariantChecker {
  /// At least one of these keys must have a visible effect, on every screen.
  static let probes: [Key] = [.character("?"), .escape, .enter, .tab, .down, .escape]

  /// The first five violations, in words for the developer.
  private(set) var violations: [String] = []
  /// The game as last shown; nil before one was.
  private var shown: GameSnapshot?
  /// The states of the game between keys since then.
  private var between: [GameSnapshot] = []
  private var beforeProbes: Grid?
  private var hasAnswered = false
  private unowned let simulation: Simulation

  init(_ simulation: Simulation) { self.simulation = simulation }

  func report(_ what: String) {
    if violations.count < 5 { violations.append("\(what), after \(simulation.keys) keys") }
  }

  /// Resets what belongs to one session.
  func begin() {
    shown = nil
    between = []
    beforeProbes = nil
    hasAnswered = false
  }

  /// Checks what is shown, and whether it is saved.
  func check(_ grid: Grid, _ text: String) {
    guard let console = simulation.console, let session = simulation.session else { return }
    if grid.size != console.size { report("a grid of another size than the window") }
    if text.utf8.contains(where: { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F }) {
      report("a control character is shown")
    }
    if grid.size.width >= Layout.minimumWidth,
      grid.size.height >= Layout.minimumHeight,
      let fault = grid.faults.first
    {
      report("\(fault) at \(grid.size)")
    }
    if let before = beforeProbes, grid != before { hasAnswered = true }
    if simulation.ending.attempts == 1 { beforeProbes = grid }
    checkTitle(grid, session)
    checkBetweenKeys()
    if simulation.faults.isDead { return }
    let snapshot = GameSnapshot(session)
    if let snapshot, snapshot != shown { checkSave(snapshot) }
    shown = snapshot
    between = []
  }

  /// Checks the game between two keys.
  func checkBetweenKeys() {
    guard let session = simulation.session, let keeper = GameSnapshot.keeper(session),
      (between.last ?? shown)?.isOf(keeper) != true
    else { return }
    between.append(GameSnapshot(keeper))
    if let broken = Invariants.broken(in: keeper.game.match.round.all) { report(broken) }
  }

  /// Checks that the title says so while the game is not saved.
  private func checkTitle(_ grid: Grid, _ session: Session) {
    guard let tableScreen = session.screen as? TableScreen, !tableScreen.keeper.isAside,
      tableScreen.keeper.trouble != nil, tableScreen.state.isTableShown,
      Layout(grid.size, players: tableScreen.state.view.rules.players) != nil
    else { return }
    // Symbols depend on the person's preferences; letters do not.
    let sentence = session.words(.notSaved)
    let title = grid.line(0).filter(\.isLetter)
    let isSaid = [sentence, sentence.inASCII].contains { title.contains($0.filter(\.isLetter)) }
    if !isSaid { report("unsaved, and not said: \(grid.line(0))") }
  }

  private func checkSave(_ snapshot: GameSnapshot) {
    guard snapshot.isKept, let number = snapshot.number else { return }
    let bytes = simulation.games.content[GameStore.name(number)] ?? []
    guard let kept = try? SaveFile.game(from: bytes) else {
      report("what is shown is not kept")
      return
    }
    if GameSnapshot(kept, number) != snapshot { report("another game is kept than is shown") }
  }

  /// Checks that the person is asked for something when the program waits for a key.
  func checkWhileWaiting(patience: Int?) {
    guard patience == nil, simulation.workQueues.waiting == 0,
      let screen = simulation.session?.screen
    else { return }
    if let tableScreen = screen as? TableScreen, tableScreen.state.isTableShown,
      !tableScreen.state.isTrickHeld
    {
      let state = tableScreen.state
      if let turn = tableScreen.keeper.game.match.round.turn,
        turn != tableScreen.keeper.game.personSeat
      {
        report("nobody moves")
      }
      if state.forcedMove != nil || state.isMoveHeldBack || state.hint == .awaited {
        report("what is due waits for a key")
      }
    }
    if let exercises = screen as? ExerciseScreen, exercises.state.isTableShown,
      !exercises.state.isTrickHeld, !exercises.state.isLessonCardOpen,
      !exercises.series.exercise.isAsked
    {
      report("nothing goes on in the exercise")
    }
  }

  /// Checks that one of the probes had an effect.
  func checkAfterProbes() {
    if !hasAnswered { report("no key changes what is shown: \(beforeProbes?.text ?? "")") }
    beforeProbes = nil
  }

  /// Checks that the last moves are saved, even on a faulty disk, unless the program was killed.
  private func checkLastGame(on store: GameStore) {
    guard let session = simulation.session, session.store != nil, let last = session.keeper?.game
    else { return }
    let isThere = store.shelf().contains { number in
      (try? store.stored(number)?.game.get())?.goesOn(from: last) == true
    }
    if !isThere { report("the last moves are lost") }
  }

  /// Checks the disk after the program has ended, as the next start will find it.
  func checkAfterwards() {
    let wasKilled = simulation.faults.isDead
    simulation.faults.clear(isCalm: true)
    var store = simulation.store(keepingIn: simulation.games)
    store.undeleteAll()
    if let notice = store.takeBackRescued().first(where: { $0 != .rescued }) {
      report("\(notice)")
    }
    if !wasKilled { checkLastGame(on: store) }
    for number in store.shelf() {
      guard let stored = store.stored(number), !stored.isOlder,
        case .success(let game) = stored.game
      else {
        report("game \(number) is damaged")
        continue
      }
      guard let shown, shown.number == number, shown.isKept else { continue }
      let kept = GameSnapshot(game, number)
      let isKnown = between.contains {
        kept.stands(as: $0) || kept.isOnTheWay(from: shown, to: $0)
      }
      if kept != shown, !isKnown { report("game \(number) is another at the end") }
    }
    if let shown, shown.isKept, let number = shown.number, !store.shelf().contains(number) {
      report("game \(number) is gone")
    }
    let (game, notices) = store.loadCurrent()
    if game == nil, !store.shelf().isEmpty { report("no game to go on with") }
    if let notice = notices.first { report("\(notice)") }
    for (_, bytes) in simulation.games.content.sorted(by: { $0.key < $1.key }) {
      simulation.trace.add(bytes)
    }
  }
}
