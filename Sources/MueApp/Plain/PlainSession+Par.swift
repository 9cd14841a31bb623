import MueGame
import MueWords

extension PlainSession {
  /// Whether an expert has still to play what the person has finished.
  var isParAwaited: Bool { isDayAwaited || keeper.game.handWithoutPar != nil }

  /// Has an expert play the deal of the day once the person has.
  func compare() {
    let game = keeper.game
    guard let day = game.notes.day, game.match.isOver, DailyDeal(day).isDeal(of: game) else {
      return
    }
    tell([.parWorkedOut])
    isDayAwaited = true
  }

  /// Tells the expert's score beside the person's when it is ready: of a deal of the day in a line to
  /// share, of a match after each hand.
  func tellPar() {
    if isDayAwaited { tellParOfDay() }
    let isBusy = console.isInteractive && (engine.pacing.isMoveAwaited || isHintAwaited)
    if engine.comparePar(isFree: !isBusy) {
      tell(talk.tellPar(in: engine.view))
      tellTrouble()
    }
  }

  private func tellParOfDay() {
    guard let day = keeper.game.notes.day,
      let par = engine.parWorker.par(ofHand: 1, in: keeper.game)
    else { return }
    isDayAwaited = false
    let line = Narration(engine.view).dayLine(day, par: par)
    tell([.dayToCopy, line].compactMap(\.self))
  }
}
