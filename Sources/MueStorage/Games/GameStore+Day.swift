import MueGame

extension GameStore {
  /// The number of the game that was begun first with the deal of a day; nil without one.
  ///
  /// Only files that name the day are played again to see whether it is that deal.
  public func number(of deal: DailyDeal) -> Int? {
    shelf().reversed().first { number in
      isNoted(deal.day.text, in: number)
        && (try? stored(number)?.game.get()).map(deal.isDeal) == true
    }
  }

  /// The game with the deal of a day that was played to its end last: of one day the first; nil
  /// without any.
  public var lastDay: Game? {
    for number in shelf() where isNoted("\"day\":", in: number) {
      guard let game = try? stored(number)?.game.get(), game.match.isOver,
        let deal = game.notes.day.map(DailyDeal.init), deal.isDeal(of: game)
      else { continue }
      let first = self.number(of: deal).flatMap { try? stored($0)?.game.get() } ?? game
      return first.match.isOver ? first : game
    }
    return nil
  }

  /// Whether a game's file has a text in it; both generations are asked.
  func isNoted(_ text: String, in number: Int) -> Bool {
    let file = Self.file(number)
    return [file.name, file.previous].contains { name in
      let bytes = (try? games.read(name, atMost: SaveFile.limit + 1)) ?? nil
      return bytes.map { String(decoding: $0, as: UTF8.self).contains(text) } ?? false
    }
  }
}
