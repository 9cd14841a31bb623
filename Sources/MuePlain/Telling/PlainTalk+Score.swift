import MueRules
import MueTable
import MueTelling
import MueWords

extension PlainTalk {
  /// What the last hand brought everybody, and the final order of a match; nothing while a hand is
  /// being played.
  var reckoning: [Phrase] {
    guard let score = faceUp.score else { return [] }
    return scored(score) + finalOrder + (view.isOver ? deal : [])
  }

  /// The score sheet: the totals, then every hand that is over.
  var scoreSheet: [Phrase] {
    [totals] + deal + telling.helpTaken
      + view.scores.enumerated().map { place, score in past(hand: place + 1, score) }
      + finalOrder
  }

  /// The number of the deals, by which the match can be played again.
  private var deal: [Phrase] { dealNumber.map { [.sheetDeal(seed: String($0))] } ?? [] }

  /// What everybody has, the best first.
  var totals: Phrase {
    .plainTotals(
      totals: telling.order.map {
        .plainTotal(name: telling.name(of: $0), total: view.totals[$0].withMinus)
      })
  }

  /// Whether a hand has been scored yet.
  var hasScores: Bool { !view.scores.isEmpty }

  private func scored(_ score: RoundScore) -> [Phrase] {
    faceUp.players.seats.map { seat in
      .plainScored(
        name: telling.name(of: seat), points: score.points[seat],
        bonus: score.bonus[seat].signed, total: view.totals[seat].withMinus)
    }
  }

  private var finalOrder: [Phrase] {
    guard let victory = telling.victory else { return [] }
    return [victory]
      + telling.order.map {
        .plainPlace(
          place: telling.place(of: $0), name: telling.name(of: $0),
          total: view.totals[$0].withMinus)
      }
  }

  private func past(hand: Int, _ score: RoundScore) -> Phrase {
    let scores: [Phrase] = faceUp.players.seats.map {
      .plainTotal(name: telling.name(of: $0), total: score.score[$0].signed)
    }
    return .plainPastHand(hand: hand, result: telling.result(of: score), scores: scores)
  }
}
