import MueBots
import MueGame
import MueRules
import MueUI
import MueWords

/// What shows a table at which the person sits, on a screen or in lines: that of a game of the person's own
/// (`HostDisplay`), or somebody else's (`GuestDisplay`).
protocol TableDisplay: AnyObject {
  var preferences: Preferences { get }
  /// What the person sees of the game.
  var view: GameObservation { get }
  /// The game as it is now, with the help that the display has not shown yet.
  var latestView: GameObservation { get }
  /// Whether the game goes on without the person.
  var isMovingOn: Bool { get }
  /// Whether a finished trick lies on the table, which must be taken first.
  var isTrickHeld: Bool { get }
  /// Whether the person's move is held back while the coach reviews it; any other input takes it back.
  var isMoveHeldBack: Bool { get set }
  /// The person's move that is made without being asked for; nil if there is none.
  var forcedMove: Move? { get }
  /// Whether to think about a hint.
  var wantsHint: Bool { get }
  var isHintAwaited: Bool { get }
  /// The move that the person has chosen and not made, which a hint rates too.
  var moveInMind: Move? { get }
  /// The chance by which a hint is found.
  var hintSeed: UInt64 { get }
  /// The chance by which a move is reviewed before it is made.
  var warningSeed: UInt64 { get }

  func releaseTrick()
  /// Makes the person's move, or a computer player's.
  func make(_ move: Move)
  /// Asks the computer player that is to move, if one is.
  func askComputer()
  /// Notes that the person is being helped.
  func countHint()
  /// Warns of the move that was held back.
  func warn(_ warning: Phrase)
  /// Shows the hint that is awaited.
  func show(_ hint: Hint)
}

extension TableDisplay where Self: TableFront {
  var isTrickHeld: Bool { state.isTrickHeld }
  var forcedMove: Move? { state.forcedMove }
  var wantsHint: Bool { preferences.hints }
  var isHintAwaited: Bool { state.hint == .awaited }
  var moveInMind: Move? { state.moveInMind }

  func releaseTrick() { state.releaseTrick() }
  func warn(_ warning: Phrase) { state.warn(warning, in: latestView) }

  func show(_ hint: Hint) {
    if let advice = Advice(hint, in: view) { state.show(advice, in: latestView) }
  }
}
