import MueGame

extension StartMenu {
  /// Opens the deal of the day: the game begun with it, or a new one.
  func playDay() {
    guard let deal = session.dependencies.clock.today.map(DailyDeal.init) else { return }
    if let number = session.store?.number(of: deal) {
      open(number)
      return
    }
    guard let game = session.context.game(of: deal, words: session.words) else {
      pages.say(.gameCannotBegin)
      return
    }
    route = .table(session.newKeeper(of: game), notice: nil)
  }
}
