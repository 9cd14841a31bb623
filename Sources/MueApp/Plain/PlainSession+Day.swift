import MueGame
import MueWords

extension PlainSession {
  /// Has an expert play the deal of the day once the person has.
  func compare() {
    let game = keeper.game
    guard let day = game.notes.day, game.match.isOver, DailyDeal(day).isDeal(of: game) else {
      return
    }
    tell([.parWorkedOut])
    isParAwaited = true
  }

  /// Tells what the expert scored beside the person, in a line to pass on, when it is there.
  func tellPar() {
    guard isParAwaited, let day = keeper.game.notes.day else { return }
    parPlayer.play(DailyDeal(day), of: keeper.game)
    guard let par = parPlayer.par else { return }
    isParAwaited = false
    let line = Narration(keeper.game.view(for: keeper.game.personSeat)).dayLine(day, par: par)
    tell([.dayToCopy, line].compactMap(\.self))
  }
}
