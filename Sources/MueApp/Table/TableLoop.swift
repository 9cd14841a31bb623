import MueBots
import MueGame
import MueRules
import MueUI

/// What happens by itself at every table: finished tricks are taken, moves are made when their time has come, the coach
/// warns, and hints are found.
///
/// Nothing here blocks: everybody thinks on work queues, and a pause is a time at which the loop checks again.
final class TableLoop {
  weak var display: (any TableDisplay)?
  /// Decides when a move is shown.
  var pacing = Pacing()
  let hintWorker: HintWorker
  private let warningWorker: WarningWorker
  private let clock: any Clock

  /// A loop whose workers call `wake` when they have thought.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    clock = dependencies.clock
    hintWorker = HintWorker(in: dependencies, wake: wake)
    warningWorker = WarningWorker(in: dependencies, wake: wake)
  }

  /// The milliseconds until something is due; nil if only a key or an answer can change anything.
  var patience: Int? {
    guard let display else { return nil }
    let isWaiting = display.isMovingOn && (display.isTrickHeld || pacing.hasMove)
    return pacing.nextLook(isWaiting: isWaiting).map(clock.millisecondsLeft)
  }

  /// Makes the move that the person has chosen, unless the coach has to look at it first.
  func choose(_ move: Move) {
    pacing.dropMove()
    guard let display else { return }
    let isHeldBack = warningWorker.holdsBack(
      move, in: display.view, by: display.preferences, seed: display.warningSeed)
    display.isMoveHeldBack = isHeldBack
    if !isHeldBack { display.make(move) }
  }

  /// Does what is due.
  func goOn() {
    guard let display else { return }
    pacing.look(at: clock.now)
    decideHeldBack(on: display)
    if display.isMovingOn {
      if display.isTrickHeld, pacing.releasesTrick(at: clock.now) { display.releaseTrick() }
      moveOn(on: display)
    }
    advise(on: display)
  }

  /// Stops thinking about an old position; the game has moved on, or back, without the move that was ready.
  func stopThinking() {
    warningWorker.giveUp()
    pacing.forgetMove()
  }

  /// Makes the move that was held back, or warns of it, once it has been reviewed; any input but the same one has
  /// taken it back.
  private func decideHeldBack(on display: any TableDisplay) {
    guard let (move, warning) = warningWorker.takeReview() else { return }
    guard display.isMoveHeldBack else { return warningWorker.giveUp() }
    display.isMoveHeldBack = false
    if let warning {
      display.countHint()
      display.warn(warning)
    } else {
      warningWorker.giveUp()
      display.make(move)
    }
  }

  /// Makes the move that is ready once its time has come, and asks for the next one.
  ///
  /// Each round of the loop calls it after all else that can change the game, and it ends by asking: so whenever the loop
  /// sleeps, a worker has been asked, a move waits for its time, or it is the person's turn.
  private func moveOn(on display: any TableDisplay) {
    ask(on: display)
    guard !display.isTrickHeld, let move = pacing.takeMove(at: clock.now) else { return }
    display.make(move)
    ask(on: display)
  }

  /// Asks for the next move, unless that has been done or the person has a choice.
  private func ask(on display: any TableDisplay) {
    if pacing.isMoveUnasked { display.askComputer() }
    if pacing.isMoveUnasked, let move = display.forcedMove { pacing.decide(move) }
  }

  /// Thinks about the person's move, and shows the hint that is awaited.
  private func advise(on display: any TableDisplay) {
    guard display.wantsHint, display.view.observation.legalMoves != nil else {
      return hintWorker.giveUp()
    }
    let isAwaited = display.isHintAwaited
    let hint = hintWorker.hint(
      for: display.view, rating: isAwaited ? display.moveInMind : nil, seed: display.hintSeed)
    guard isAwaited, let hint else { return }
    display.countHint()
    display.show(hint)
  }
}
