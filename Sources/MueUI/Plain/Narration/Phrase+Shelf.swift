import MueGame
import MueWords

extension Phrase {
  /// A game of the shelf in one sentence, beginning with its number.
  public static func line(of game: ShelfGame) -> Phrase {
    guard let summary = game.summary else { return .shelfUnreadable(game: game.number) }
    return .plainGame(
      game: game.number, name: summary.shelfName, length: .length(of: summary.rules.end),
      hand: summary.hand, own: summary.own.withMinus, other: summary.bestOther.withMinus,
      percent: summary.percent, time: .played(summary.notes.secondsPlayed),
      standing: .name(of: summary.standing))
  }
}
