import MueTable

extension Foyer {
  /// Sits down at the deal of today: at the game begun with it, or a new one.
  func playDay() {
    guard let deal = evening.around.clock.today.map(DailyDeal.init) else { return }
    if let number = evening.store?.number(of: deal) {
      open(number)
      return
    }
    guard let game = try? evening.house.game(of: deal, words: evening.words) else { return }
    door = .table(evening.newKeeper(of: game), notice: nil)
  }
}
