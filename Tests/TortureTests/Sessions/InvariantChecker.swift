import CellGrid
import MueGame
import MueRules
import MueWords
import TestSupport

@testable import MueApp
@testable import MueStorage
@testable import MueUI

/// Sees everything that is shown and kept in a simulation, and notes what must not be.
final class InvariantChecker {
  /// Of these keys one at least must change what is shown, wherever the person is.
  static let probes: [Key] = [.character("?"), .escape, .enter, .tab, .down, .escape]

  /// What must not be, in words for whoever looks into it.
  private(set) var complaints: [String] = []
  /// The game as it was shown last; nil while none was.
  private var shown: Sight?
  /// The games that were there between keys since then.
  private var between: [Sight] = []
  private var beforeProbes: Grid?
  private var hasAnswered = false
  private unowned let simulation: Simulation

  init(_ simulation: Simulation) { self.simulation = simulation }

  func complain(_ what: String) {
    if complaints.count < 5 { complaints.append("\(what), after \(simulation.keys) keys") }
  }

  /// An evening begins.
  func begin() {
    shown = nil
    between = []
    beforeProbes = nil
    hasAnswered = false
  }

  /// Looks at what is shown, and at what is kept of it.
  func look(at grid: Grid, _ text: String) {
    guard let console = simulation.console, let session = simulation.session else { return }
    if grid.size != console.size { complain("a grid of another size than the window") }
    if text.utf8.contains(where: { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F }) {
      complain("a control character is shown")
    }
    if grid.size.width >= Layout.minimumWidth,
      grid.size.height >= Layout.minimumHeight(width: grid.size.width),
      let fault = grid.faults.first
    {
      complain("\(fault) at \(grid.size)")
    }
    if let before = beforeProbes, grid != before { hasAnswered = true }
    if simulation.ending.attempts == 1 { beforeProbes = grid }
    lookAtTitle(grid, session)
    lookBetweenKeys()
    if simulation.faults.isDead { return }
    let sight = Sight(session)
    if let sight, sight != shown { lookAtSave(sight) }
    shown = sight
    between = []
  }

  /// Looks at the game between two keys.
  func lookBetweenKeys() {
    guard let session = simulation.session, let keeper = Sight.keeper(session),
      (between.last ?? shown)?.isOf(keeper) != true
    else { return }
    between.append(Sight(keeper))
    if let broken = Invariants.broken(in: keeper.game.match.round) { complain(broken) }
  }

  /// What is not kept must be said as long as that lasts.
  private func lookAtTitle(_ grid: Grid, _ session: Session) {
    guard let tableScreen = session.screen as? TableScreen, !tableScreen.keeper.isAside,
      tableScreen.keeper.trouble != nil, tableScreen.state.scene == .table,
      Layout(grid.size, players: tableScreen.state.view.rules.players) != nil
    else { return }
    // Signs are set as the person likes them; the letters stay.
    let sentence = session.words(.notSaved)
    let title = grid.line(0).filter(\.isLetter)
    let isSaid = [sentence, sentence.inASCII].contains { title.contains($0.filter(\.isLetter)) }
    if !isSaid { complain("unsaved, and not said: \(grid.line(0))") }
  }

  private func lookAtSave(_ sight: Sight) {
    guard sight.isKept, let number = sight.number else { return }
    let bytes = simulation.games.content[GameStore.name(number)] ?? []
    guard let kept = try? SaveFile.game(from: bytes) else {
      complain("what is shown is not kept")
      return
    }
    if Sight(kept, number) != sight { complain("another game is kept than is shown") }
  }

  /// Looks at a program that waits for a person: it must be the person's turn.
  func lookWhileWaiting(patience: Int?) {
    guard patience == nil, simulation.workQueues.waiting == 0,
      let screen = simulation.session?.screen
    else { return }
    if let tableScreen = screen as? TableScreen, tableScreen.state.scene == .table,
      !tableScreen.state.isTrickHeld,
      let turn = tableScreen.keeper.game.match.round.turn,
      turn != tableScreen.keeper.game.personSeat
    {
      complain("nobody moves")
    }
    if let lesson = screen as? LessonScreen, lesson.state.scene == .table,
      !lesson.state.isTrickHeld, !lesson.state.isLessonCardOpen,
      let turn = lesson.game.match.round.turn, turn != lesson.game.personSeat
    {
      complain("nobody moves in the lesson")
    }
  }

  /// All probes have been pressed.
  func lookAfterProbes() {
    if !hasAnswered { complain("no key changes what is shown: \(beforeProbes?.text ?? "")") }
    beforeProbes = nil
  }

  /// What was played last must be there, whatever the disk refused, unless the program was killed.
  private func lookForLastGame(on store: GameStore) {
    guard let session = simulation.session, session.store != nil, let last = session.keeper?.game
    else { return }
    let isThere = store.shelf().contains { number in
      (try? store.stored(number)?.game.get())?.goesOn(from: last) == true
    }
    if !isThere { complain("the last moves are lost") }
  }

  /// Looks at the disk when the program has gone, as the next start will find it.
  func lookAfterwards() {
    let wasKilled = simulation.faults.isDead
    simulation.faults.clear(isCalm: true)
    var store = simulation.store(keepingIn: simulation.games)
    store.undeleteAll()
    if let notice = store.takeBackRescued().first(where: { $0 != .rescued }) {
      complain("\(notice)")
    }
    if !wasKilled { lookForLastGame(on: store) }
    for number in store.shelf() {
      guard let stored = store.stored(number), !stored.isOlder,
        case .success(let game) = stored.game
      else {
        complain("game \(number) is damaged")
        continue
      }
      guard let shown, shown.number == number, shown.isKept else { continue }
      let kept = Sight(game, number)
      let isKnown = between.contains {
        kept.stands(as: $0) || kept.isOnTheWay(from: shown, to: $0)
      }
      if kept != shown, !isKnown { complain("game \(number) is another at the end") }
    }
    if let shown, shown.isKept, let number = shown.number, !store.shelf().contains(number) {
      complain("game \(number) is gone")
    }
    let (game, notices) = store.loadCurrent()
    if game == nil, !store.shelf().isEmpty { complain("no game to go on with") }
    if let notice = notices.first { complain("\(notice)") }
    for (_, bytes) in simulation.games.content.sorted(by: { $0.key < $1.key }) {
      simulation.trace.add(bytes)
    }
  }
}
