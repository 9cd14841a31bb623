import MueGame
import MueUI

extension TableScreen {
  /// Has an expert play the deal of the day once the person has, and shows what it scores.
  func compare() {
    guard let day = keeper.game.notes.day, state.view.isOver,
      DailyDeal(day).isDeal(of: keeper.game)
    else { return }
    parPlayer.play(DailyDeal(day), of: keeper.game)
    state.show(DayResult(day: day, par: parPlayer.par))
  }
}
