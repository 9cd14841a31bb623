import MueGame
import MueRules
import MueWords

extension ResultsRows {
  /// The best results of every kind of game.
  var best: [Row] {
    let heading = [heading(.resultsBest)]
    guard !results.best.isEmpty else { return heading + wrapped(.resultsNoBest) }
    return heading + results.best.flatMap(rows)
  }

  private func rows(_ best: BestResults) -> [Row] {
    let won = Phrase.kindWon(wins: best.wins, matches: best.matches)
    let kind = wrapped(name(of: best.kind)) + wrapped(won)
    return kind
      + zip(best.best, best.days).enumerated().map { index, result in
        let (game, day) = result
        let total = game.totals[game.seat]
        let text = Phrase.bestResult(
          rank: index + 1, lead: game.lead.signed, total: total.withMinus,
          hands: game.scores.count)
        let days = day.map { [Row.Column(text: $0.text, fromRight: 0)] } ?? []
        return Row(left: "  " + pen.text(text), columns: days)
      }
  }

  private func name(of kind: GameKind) -> Phrase {
    let level = kind.level.map(Phrase.name) ?? .levelMixed
    let seats = kind.players.number
    return switch kind.end {
    case .points(let points): .kindToPoints(seats: seats, points: points, level: level)
    case .hands(let hands): .kindOfHands(seats: seats, hands: hands, level: level)
    }
  }
}
