import MueBots
import MueGame
import MueRules
import MueUI

/// What happens automatically at every table: finished tricks are taken, moves are made when due,
/// the coach warns, and hints are found.
///
/// Nothing here blocks: workers think on work queues, and pauses are times at which the loop checks
/// again.
final class TableLoop {
  weak var display: (any TableDisplay)?
  var pacing = Pacing()
  let hintWorker: HintWorker
  private let warningWorker: WarningWorker
  private let clock: any Clock

  /// `wake` is called when a worker has an answer.
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

  /// Makes the move that the person has chosen, unless the coach must review it first.
  func choose(_ move: Move) {
    pacing.dropMove()
    guard let display else { return }
    let isHeldBack = warningWorker.holdsBack(
      move, in: display.latestView, by: display.preferences)
    display.isMoveHeldBack = isHeldBack
    if !isHeldBack { display.make(move) }
  }

  /// Handles whatever is due.
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

  /// Stops thinking about an old position: the game has moved forward or back without the move that
  /// was ready.
  func stopThinking() {
    warningWorker.giveUp()
    pacing.forgetMove()
  }

  /// Once the held-back move has been reviewed, makes it or warns about it, unless other input has
  /// withdrawn it.
  private func decideHeldBack(on display: any TableDisplay) {
    guard let (move, warning) = warningWorker.takeReview() else { return }
    guard display.isMoveHeldBack else { return warningWorker.giveUp() }
    display.isMoveHeldBack = false
    if let warning {
      display.countHint(nil)
      display.warn(warning)
    } else {
      warningWorker.giveUp()
      display.make(move)
    }
  }

  /// Makes the next move when it is ready and due, and asks for the following one.
  ///
  /// Each turn of the loop calls this after everything else that can change the game. It ends by
  /// asking, so whenever the loop sleeps, a worker has been asked, a move is waiting for its time,
  /// or it is the person's turn.
  private func moveOn(on display: any TableDisplay) {
    ask(on: display)
    guard !display.isTrickHeld, let move = pacing.takeMove(at: clock.now) else { return }
    display.make(move)
    ask(on: display)
  }

  /// Asks for the next move unless that has been done or the person has a choice.
  private func ask(on display: any TableDisplay) {
    if pacing.isMoveUnasked { display.askComputer() }
    if pacing.isMoveUnasked, let move = display.forcedMove { pacing.decide(move) }
  }

  /// Thinks about the person's move, and shows the hint if the person is waiting for it.
  private func advise(on display: any TableDisplay) {
    guard display.wantsHint, display.view.observation.legalMoves != nil else {
      return hintWorker.giveUp()
    }
    let isAwaited = display.isHintAwaited
    let hint = hintWorker.hint(
      for: display.view, rating: isAwaited ? display.moveInMind : nil, seed: display.hintSeed)
    guard isAwaited, let hint else { return }
    display.countHint(hint)
    display.show(hint)
  }
}
