import MueBots
import MueGame
import MueRules
import MueUI

extension TableScreen {
  /// Thinks about the person's move while the person does, and shows the hint that is waited for.
  func advise() {
    let game = keeper.game
    guard let advice = hintWorker.advice(for: state, in: Standing(game.match), seed: game.moveSeed)
    else { return }
    keeper.countHint()
    state.show(advice, in: keeper.game.view(for: game.personSeat))
    sayTrouble()
  }

  /// Looks back on the person's decisions while that page is open.
  func lookBack() {
    if state.isReviewing {
      let match = keeper.game.match
      state.review = reviewWorker.lookBack(
        on: state.reviewed?.record.round ?? match.round, hand: state.reviewed?.number ?? match.hand,
        of: keeper.game)
    } else {
      reviewWorker.giveUp()
    }
  }
}
