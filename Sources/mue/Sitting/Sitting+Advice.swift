import MueMind
import MueRules
import MueScreen
import MueTable

extension Sitting {
  /// Thinks about the person's move while the person does, and shows the hint that is waited for.
  func advise() {
    let game = keeper.game
    let observation = state.view.observation
    guard state.preferences.hints, observation.legalMoves != nil else {
      adviser.giveUp()
      return
    }
    adviser.consider(observation, in: Standing(game.match), seed: game.moveSeed)
    guard state.hint == .awaited, let hint = adviser.hint,
      let advice = Advice(hint, naming: { game.players[$0].name.text })
    else { return }
    keeper.countHint()
    state.show(advice, in: keeper.game.view(for: game.personSeat))
    sayTrouble()
  }

  /// Looks back on the person's decisions while that page is open.
  func lookBack() {
    if state.isReviewing {
      let match = keeper.game.match
      state.review = critic.lookBack(
        on: state.reviewed?.record.round ?? match.round, hand: state.reviewed?.number ?? match.hand,
        of: keeper.game)
    } else {
      critic.giveUp()
    }
  }
}
