import MueBots
import MueGame
import MueRules
import MueUI
import MueWords

/// Shows a table at which the person sits, on a screen or as lines of text: the person's own game
/// (`HostDisplay`) or somebody else's (`GuestDisplay`).
protocol TableDisplay: AnyObject {
  var preferences: Preferences { get }
  /// What the person sees of the game.
  var view: GameObservation { get }
  /// The current state of the game, including help that the display does not show yet.
  var latestView: GameObservation { get }
  /// Whether the game goes on without waiting for the person.
  var isMovingOn: Bool { get }
  /// Whether a finished trick is still on the table and must be taken first.
  var isTrickHeld: Bool { get }
  /// Whether the person's move is held back while the coach reviews it; any other input withdraws
  /// it.
  var isMoveHeldBack: Bool { get set }
  /// The person's move that is made automatically; nil if there is none.
  var forcedMove: Move? { get }
  /// Whether to think about a hint.
  var wantsHint: Bool { get }
  var isHintAwaited: Bool { get }
  /// Whether a hint that is shown is replaced as thinking goes on; elsewhere asking again takes the
  /// next step.
  var refinesHints: Bool { get }
  /// How often the person has turned to another choice of the hint that is shown and refined; nil if
  /// there is none.
  var hintTurns: Int? { get }
  /// A move that the person has selected but not made, which a hint rates too.
  var moveInMind: Move? { get }
  /// What the person wants to know about bids; nil for nothing.
  var bidQuestion: BidQuestion? { get }
  /// Whether the answer about bids, which has not been shown yet, counts as help.
  var isBidHelpNew: Bool { get }
  /// What the person wants to know about a move; nil for nothing.
  var explainQuestion: ExplainQuestion? { get }
  /// Whether the answer about a move, which has not been shown yet, counts as help.
  var isExplainHelpNew: Bool { get }
  /// The seed for finding hints.
  var hintSeed: UInt64 { get }

  func releaseTrick()
  /// Makes a move of the person or a computer player.
  func make(_ move: Move)
  /// Asks the computer player to move; does nothing on a person's turn.
  func askComputer()
  /// Records that the person has had help: a hint, or a warning or an answer about bids or an own move without
  /// one.
  func countHint(_ hint: Hint?)
  /// Keeps a hint in place of the one before, after more thought.
  func keepHint(_ hint: Hint)
  /// Warns about the move that was held back.
  func warn(_ warning: Phrase)
  /// Shows the hint that the person is waiting for, or that is shown already; `goesOn` says that there
  /// are further steps.
  func show(_ hint: Hint, goesOn: Bool)
  /// Shows what the bids say, as far as it has been worked out.
  func show(_ answer: BidAnswer)
  /// Shows why a move was made.
  func show(_ explanation: MoveExplanation)
}

extension TableDisplay where Self: TableFront {
  var isTrickHeld: Bool { state.isTrickHeld }
  var forcedMove: Move? { state.forcedMove }
  var wantsHint: Bool { preferences.hints }
  var isHintAwaited: Bool { state.hint == .awaited }
  var refinesHints: Bool { true }
  var hintTurns: Int? { state.hintTurns }
  var moveInMind: Move? { state.moveInMind }
  var bidQuestion: BidQuestion? { state.bidQuestion }
  var isBidHelpNew: Bool { state.isBidHelpNew }
  var explainQuestion: ExplainQuestion? { state.explainQuestion }
  var isExplainHelpNew: Bool { state.isExplainHelpNew }

  func releaseTrick() { state.releaseTrick() }
  func warn(_ warning: Phrase) { state.warn(warning, in: latestView) }

  func show(_ hint: Hint, goesOn: Bool) {
    guard let advice = Advice(hint, goesOn: goesOn, in: view) else { return }
    let proposal = state.proposal
    state.show(advice, in: latestView)
    if let proposal, proposal != state.proposal {
      pacing.changeProposal(at: session.dependencies.clock.now)
    }
  }

  func show(_ answer: BidAnswer) {
    state.show(answer)
    state.show(notesOf: latestView)
  }

  func show(_ explanation: MoveExplanation) {
    state.show(explanation)
    state.show(notesOf: latestView)
  }
}
