import MueGame
import MueRules
import MueUI
import MueWords

extension PlainSession {
  /// Performs an effect that a line asks for.
  func perform(_ effect: Effect) {
    if let waiting, perform(effect, in: waiting.drill) { return }
    switch effect {
    case .goOn: tell(talk.releaseTrick())
    case .dealNextHand:
      engine.keeper.dealNextHand()
      show(after: nil, by: nil)
    case .newGame: beginAnother()
    case .readShelf: tellGames()
    case .openNamed(let name): open(name)
    case .deleteNamed(let name): delete(name)
    case .undeleteLast: undelete()
    case .hint: isHintAwaited = true
    case .coach:
      isCoachAwaited = true
      resultsRecorder.coach()
    case .rules: tellRules()
    case .learn: tellLessons()
    case .lesson(let lesson): teach(lesson)
    case .puzzles: practise()
    case .practice: tellDrills()
    case .drill(let drill): practise(drill)
    case .leave: outcome = .done
    default: if !engine.perform(effect) { tell([.lessonNotHere]) }
    }
  }

  /// Performs what means something else while the hand of a drill is played; returns whether it did.
  private func perform(_ effect: Effect, in drill: Drill) -> Bool {
    switch effect {
    case .leave: leaveDrill()
    case .dealNextHand: practise(drill)
    case .make, .goOn, .hint, .takeBack, .doAgain, .claim, .rules: return false
    default: tell([.lessonNotHere])
    }
    return true
  }

  func stopThinking() {
    engine.stopThinking()
    engine.hintWorker.giveUp()
    engine.parWorker.giveUp()
    isMoveHeldBack = false
    isDayAwaited = false
    isHintAwaited = false
  }

  /// Has finished hands reviewed while nobody else thinks, and tells what reviews tell when asked.
  func coach() {
    engine.coach(isFree: console.isInteractive && !isParAwaited)
    guard isCoachAwaited, let report = resultsRecorder.take(\.coachReport) else { return }
    isCoachAwaited = false
    write(CoachText.lines(report, words: words, isUnicode: console.unicode))
    tellTrouble()
  }

  /// Tells why the game or its results cannot be saved, whenever that changes.
  func tellTrouble() {
    tell([resultsRecorder.take(\.notice), engine.takeTrouble()].compactMap(\.self))
  }
}

extension PlainSession: TableDisplay {
  var view: GameObservation { talk.view }

  func show(after move: Move?, by mover: Seat?) {
    isHintAwaited = false
    let tricks = keeper.game.match.round.publicState.tricks
    let isFinished = tricks.last?.cards.count == keeper.game.players.count
    let pause = preferences.milliseconds(afterTrick: isFinished)
    engine.record()
    tell(talk.show(engine.view, holdsTrick: console.isInteractive && pause == nil))
    if keeper.isSettled { tell([.claimOffer]) }
    tellTrouble()
    compare()
    // If the pause has no end, `PlainTalk` holds the trick.
    engine.pacing.rest(
      milliseconds: console.isInteractive ? pause ?? 0 : 0, from: dependencies.clock.now)
  }

  func turn(_ direction: TurnDirection, announcing phrase: Phrase, hasMoved: Bool) {
    tell([phrase])
    guard hasMoved else { return }
    switch direction {
    case .back:
      stopThinking()
      tell(talk.turnBack(to: engine.view))
      tellTrouble()
    case .forward: show(after: nil, by: nil)
    }
  }

  func showClaim(_ phrase: Phrase, hasMoved: Bool) {
    tell([phrase])
    if hasMoved { show(after: nil, by: nil) }
  }

  func warn(_ warning: Phrase) {
    noteHelp()
    tell([warning, .coachAnywayPlain])
  }
}
