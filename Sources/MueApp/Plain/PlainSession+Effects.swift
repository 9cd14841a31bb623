import MueGame
import MueRules
import MueUI
import MueWords

extension PlainSession {
  /// Does what a line of the person asks for.
  func perform(_ effect: PlainEffect) {
    switch effect {
    case .make(let move):
      choice = nil
      make(move)
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
    case .takeBack: takeBack()
    case .doAgain: doAgain()
    case .claim: claim()
    case .rules: tellRules()
    case .leave: outcome = .done
    }
  }

  /// Makes the move of the seat to move, and tells it.
  func make(_ move: Move) {
    keeper.secondsPlayed = time.seconds(at: now)
    isHintAwaited = false
    do throws(IllegalMove) {
      try keeper.apply(move)
    } catch {
      assertionFailure("A move of the session was refused: \(move.text), \(error)")
      stopThinking()
      return
    }
    show()
  }

  /// Takes the person's last decision back, and tells where the game stands then.
  private func takeBack() {
    let count = keeper.game.moveCount
    tell([keeper.takeBack()])
    guard keeper.game.moveCount < count else { return }
    stopThinking()
    tell(talk.turnBack(to: keeper.game.view(for: keeper.game.personSeat)))
    tellTrouble()
  }

  /// Does again what was taken back, and tells it again.
  private func doAgain() {
    let count = keeper.game.moveCount
    tell([keeper.doAgain()])
    if keeper.game.moveCount > count { show() }
  }

  /// Plays the rest out if that may be, and tells why not if not.
  private func claim() {
    let count = keeper.game.moveCount
    tell([keeper.claim()])
    if keeper.game.moveCount > count { show() }
  }

  func stopThinking() {
    thinker.giveUp()
    hintWorker.giveUp()
    parPlayer.giveUp()
    isParAwaited = false
    isThinking = false
    isHintAwaited = false
    choice = nil
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
    quietUntil = around.clock.now + .milliseconds(console.isInteractive ? pause ?? 0 : 0)
  }

  /// Has the hands that are over written down, unless they are.
  private func record() {
    guard keeper.game.match.scores != recorded else { return }
    recorded = keeper.game.match.scores
    resultsRecorder.record(keeper.game)
  }

  /// Tells what stands in the way of saving and of keeping results, once each time it changes.
  func tellTrouble() {
    if let news = resultsRecorder.takeEvents() { tell([news]) }
    if let trouble = keeper.trouble, trouble != toldTrouble { tell([trouble]) }
    toldTrouble = keeper.trouble
  }
}
