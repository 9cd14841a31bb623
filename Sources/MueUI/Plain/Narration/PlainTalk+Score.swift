import MueGame
import MueRules
import MueWords

extension PlainTalk {
  /// The result of the last hand, and the final order of a match; empty during a hand.
  var reckoning: [Phrase] {
    guard let score = publicState.score else { return [] }
    return scored(score) + finalOrder + (view.isOver ? deal : [])
  }

  /// The score sheet: the totals, then every finished hand.
  var scoreSheet: [Phrase] {
    [totals] + deal + narration.helpTaken
      + view.scores.enumerated().map { place, score in past(hand: place + 1, score) }
      + finalOrder
  }

  /// The seed of the deals, which allows the match to be played again.
  private var deal: [Phrase] { dealNumber.map { [.sheetDeal(seed: String($0))] } ?? [] }

  /// The totals, the highest first.
  var totals: Phrase {
    .plainTotals(
      totals: narration.order.map {
        .plainTotal(name: narration.name(of: $0), total: view.totals[$0].withMinus)
      })
  }

  /// Whether a hand has been scored yet.
  var hasScores: Bool { !view.scores.isEmpty }

  private func scored(_ score: RoundScore) -> [Phrase] {
    publicState.players.seats.map { seat in
      .plainScored(
        name: narration.name(of: seat), points: score.points[seat],
        bonus: score.bonus[seat].signed, total: view.totals[seat].withMinus)
    }
  }

  private var finalOrder: [Phrase] {
    guard let victory = narration.victory else { return [] }
    return [victory]
      + narration.order.map {
        .plainPlace(
          place: narration.place(of: $0), name: narration.name(of: $0),
          total: view.totals[$0].withMinus)
      }
  }

  private func past(hand: Int, _ score: RoundScore) -> Phrase {
    let scores: [Phrase] = publicState.players.seats.map {
      .plainTotal(name: narration.name(of: $0), total: score.score[$0].signed)
    }
    return .plainPastHand(hand: hand, result: narration.result(of: score), scores: scores)
  }
}
