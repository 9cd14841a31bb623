import MueBots
import MueGame
import MueRules
import MueUI

/// What happens automatically at every table: finished tricks are taken, moves are made when due,
/// the coach warns, hints are found, and bids and moves are explained.
///
/// Nothing here blocks: workers think on work queues, and pauses are times at which the loop checks
/// again.
final class TableLoop {
  weak var display: (any TableDisplay)?
  var pacing = Pacing()
  let hintWorker: HintWorker
  private let bidWorker: BidWorker
  private let explainWorker: ExplainWorker
  private let warningWorker: WarningWorker
  private let clock: any Clock
  /// The last hint that was shown, and when thinking about it ends.
  private var shownHint: ShownHint?

  private struct ShownHint {
    let position: Observation
    var hint: Hint
    var end: Duration
    var turns = 0
    var goesOn = true
  }

  /// How long a hint is thought about after the person has asked for it or for its next choice.
  private static let hintTime = Duration.seconds(10)

  /// `wake` is called when a worker has an answer.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    clock = dependencies.clock
    hintWorker = HintWorker(in: dependencies, wake: wake)
    bidWorker = BidWorker(in: dependencies, wake: wake)
    explainWorker = ExplainWorker(in: dependencies, wake: wake)
    warningWorker = WarningWorker(in: dependencies, wake: wake)
  }

  /// The milliseconds until something is due; nil if only a key or an answer can change anything.
  var patience: Int? {
    guard let display else { return nil }
    let isWaiting = display.isMovingOn && (display.isTrickHeld || pacing.hasMove)
    let hintEnd =
      display.hintTurns == nil ? nil : shownHint.flatMap { $0.goesOn ? $0.end : nil }
    return [pacing.nextLook(isWaiting: isWaiting), hintEnd].compactMap(\.self).min()
      .map(clock.millisecondsLeft)
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
    readBids(on: display)
    explain(on: display)
    advise(on: display)
  }

  /// Whether hints or answers about bids and moves are being worked out.
  var isAdvising: Bool {
    hintWorker.isThinking || bidWorker.isThinking || explainWorker.isThinking
  }

  /// Stops working out hints and answers about bids and moves.
  func stopAdvising() {
    hintWorker.giveUp()
    bidWorker.giveUp()
    explainWorker.giveUp()
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

  /// Shows what bids say, finer and finer, while the person wants to know it.
  private func readBids(on display: any TableDisplay) {
    guard let question = display.bidQuestion else { return bidWorker.giveUp() }
    guard let answer = bidWorker.answer(to: question) else { return }
    if display.isBidHelpNew { display.countHint(nil) }
    display.show(answer)
  }

  /// Shows why a move was made, if the person wants to know it.
  private func explain(on display: any TableDisplay) {
    guard let question = display.explainQuestion else { return explainWorker.giveUp() }
    guard let answer = explainWorker.answer(to: question) else { return }
    if display.isExplainHelpNew { display.countHint(nil) }
    display.show(answer)
  }

  /// Thinks about the person's move, and shows the hint if the person is waiting for it.
  ///
  /// A computer player's thinking comes first.
  private func advise(on display: any TableDisplay) {
    guard display.wantsHint, display.view.observation.legalMoves != nil, !pacing.isMoveAwaited
    else { return hintWorker.giveUp() }
    if let turns = display.hintTurns { return refine(after: turns, on: display) }
    guard display.isHintAwaited else {
      return hintWorker.prepare(for: display.view, seed: display.hintSeed)
    }
    guard let hint = awaitedHint(of: display) else { return }
    let position = display.view.observation
    let shown = ShownHint(
      position: position, hint: hint, end: clock.now + Self.hintTime,
      goesOn: !hintWorker.isFinished(position))
    shownHint = shown
    display.countHint(hint)
    display.show(hint, goesOn: shown.goesOn)
    if let turns = display.hintTurns { refine(after: turns, on: display) }
  }

  /// The hint to show; where hints are not refined by themselves, asking again takes another step.
  private func awaitedHint(of display: any TableDisplay) -> Hint? {
    let view = display.view
    if !display.refinesHints, let shownHint, shownHint.position == view.observation {
      return hintWorker.isFinished(view.observation)
        ? hintWorker.hint(for: view, rating: nil, seed: display.hintSeed)
        : hintWorker.hint(after: shownHint.hint, for: view)
    }
    return hintWorker.hint(for: view, rating: display.moveInMind, seed: display.hintSeed)
  }

  /// Goes on thinking about the hint on the table, until the time is up.
  private func refine(after turns: Int, on display: any TableDisplay) {
    guard var shown = shownHint, shown.position == display.view.observation else { return }
    let now = clock.now
    if turns != shown.turns {
      shown.turns = turns
      shown.end = now + Self.hintTime
    }
    let before = shown
    if now < shown.end {
      // After each step the next one begins.
      while let next = hintWorker.hint(after: shown.hint, for: display.view) { shown.hint = next }
      shown.goesOn = !hintWorker.isFinished(shown.position)
    } else {
      hintWorker.giveUp()
      shown.goesOn = false
    }
    shownHint = shown
    if shown.hint != before.hint { display.keepHint(shown.hint) }
    if shown.hint != before.hint || shown.goesOn != before.goesOn {
      display.show(shown.hint, goesOn: shown.goesOn)
    }
  }
}
