import MueGame
import MueRules
import MueUI
import MueWords

extension PlainSession {
  /// Performs an effect that a line asks for.
  func perform(_ effect: PlainEffect) {
    if let waiting, perform(effect, in: waiting.drill) { return }
    switch effect {
    case .make(let move): choose(move)
    case .goOn: tell(talk.releaseTrick())
    case .dealNextHand:
      keeper.dealNextHand()
      show()
    case .newMatch: beginAnother()
    case .games: tellGames()
    case .open(let name): open(name)
    case .delete(let name): delete(name)
    case .undelete: undelete()
    case .hint: isHintAwaited = true
    case .coach:
      isCoachAwaited = true
      resultsRecorder.coach()
    case .takeBack: takeBack()
    case .doAgain: doAgain()
    case .claim: claim()
    case .rules: tellRules()
    case .lessons: tellLessons()
    case .lesson(let lesson): teach(lesson)
    case .practice: practise()
    case .drills: tellDrills()
    case .drill(let drill): practise(drill)
    case .leave: outcome = .done
    }
  }

  /// Performs what means something else while the hand of a drill is played; returns whether it did.
  private func perform(_ effect: PlainEffect, in drill: Drill) -> Bool {
    switch effect {
    case .leave: leaveDrill()
    case .dealNextHand: practise(drill)
    case .newMatch, .games, .open, .delete, .undelete, .coach, .lessons, .lesson, .practice,
      .drills, .drill:
      tell([.lessonNotHere])
    case .make, .goOn, .hint, .takeBack, .doAgain, .claim, .rules: return false
    }
    return true
  }

  /// Makes the person's move, unless the coach has to look at it first.
  private func choose(_ move: Move) {
    pacing.dropMove()
    isMoveHeldBack = warningWorker.holdsBack(
      move, at: talk.view.observation, by: preferences, seed: keeper.game.match.seed)
    if !isMoveHeldBack { make(move) }
  }

  /// Makes the move that was held back, or warns of it; any line but the same one has taken it back.
  func warn() {
    guard let verdict = warningWorker.takeVerdict() else { return }
    guard isMoveHeldBack else { return warningWorker.giveUp() }
    isMoveHeldBack = false
    switch verdict {
    case .make(let move): make(move)
    case .warn(let warning):
      countHint()
      tell([warning, .coachAnywayPlain])
    }
  }

  /// Makes the move of the seat to move, and tells it.
  func make(_ move: Move) {
    keeper.secondsPlayed = time.seconds(at: now)
    isHintAwaited = false
    if keeper.make(move) { show() }
  }

  /// Takes the person's last decision back, and tells the state of the game.
  private func takeBack() {
    let count = keeper.game.moveCount
    tell([keeper.takeBack()])
    guard keeper.game.moveCount < count else { return }
    stopThinking()
    tell(talk.turnBack(to: keeper.game.view(for: keeper.game.personSeat)))
    tellTrouble()
  }

  /// Redoes what was taken back, and tells it again.
  private func doAgain() {
    let count = keeper.game.moveCount
    tell([keeper.doAgain()])
    if keeper.game.moveCount > count { show() }
  }

  /// Plays the rest out if that is allowed, and otherwise tells why not.
  private func claim() {
    let count = keeper.game.moveCount
    tell([keeper.claim()])
    if keeper.game.moveCount > count { show() }
  }

  func stopThinking() {
    thinker.giveUp()
    hintWorker.giveUp()
    warningWorker.giveUp()
    isMoveHeldBack = false
    parWorker.giveUp()
    isDayAwaited = false
    isHintAwaited = false
    pacing.forgetMove()
  }

  private func show() {
    let tricks = keeper.game.match.round.publicState.tricks
    let isFinished = tricks.last?.cards.count == keeper.game.players.count
    let pause = preferences.milliseconds(afterTrick: isFinished)
    let game = keeper.game
    record()
    tell(
      talk.show(
        game.view(for: game.personSeat), holdsTrick: console.isInteractive && pause == nil))
    if keeper.isSettled { tell([.claimOffer]) }
    tellTrouble()
    compare()
    // If the pause has no end, `PlainTalk` holds the trick.
    pacing.rest(milliseconds: console.isInteractive ? pause ?? 0 : 0, from: dependencies.clock.now)
  }

  /// Has finished hands recorded, once.
  private func record() {
    guard keeper.game.match.scores != recorded, !keeper.isAside else { return }
    recorded = keeper.game.match.scores
    resultsRecorder.record(keeper.game)
    coachWorker.review(keeper.game)
  }

  /// Has finished hands reviewed while nobody else thinks, and tells what reviews tell when asked.
  func coach() {
    if !console.isInteractive || pacing.isMoveAwaited || hintWorker.isThinking || isMoveHeldBack
      || isParAwaited
    {
      coachWorker.pause()
    } else {
      _ = coachWorker.goOn()
    }
    guard isCoachAwaited, let report = resultsRecorder.takeCoachReport() else { return }
    isCoachAwaited = false
    write(CoachText.lines(report, words: words, isUnicode: console.unicode))
    tellTrouble()
  }

  /// Tells why the game or its results cannot be saved, whenever that changes.
  func tellTrouble() {
    if let notice = resultsRecorder.takeNotice() { tell([notice]) }
    if let trouble = keeper.trouble, trouble != toldTrouble { tell([trouble]) }
    toldTrouble = keeper.trouble
  }
}
