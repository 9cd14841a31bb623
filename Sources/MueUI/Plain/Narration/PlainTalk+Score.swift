import MueGame
import MueRules
import MueWords

extension PlainTalk {
  /// The result of the last hand, and the final order of a match; empty during a hand.
  var reckoning: [Phrase] {
    guard let score = publicState.score else { return [] }
    // After an undo par is known when the hand ends again.
    let par = view.againstPar?.hands.last?.par == nil ? nil : par(ofHand: view.scores.count)
    return scored(score) + [par].compactMap(\.self) + finalOrder + (view.isOver ? deal : [])
  }

  /// The score sheet: the totals, then every finished hand.
  var scoreSheet: [Phrase] {
    [totals] + [narration.parSum].compactMap(\.self) + deal + narration.helpTaken
      + view.scores.enumerated().flatMap { place, score in
        [past(hand: place + 1, score), par(ofHand: place + 1)].compactMap(\.self)
      } + finalOrder
  }

  /// The seed of the deals, which allows the match to be played again.
  private var deal: [Phrase] { dealNumber.map { [.sheetDeal(seed: String($0))] } ?? [] }

  /// Takes the view in which par of further hands is known; returns what it tells.
  public mutating func tellPar(in next: GameObservation) -> [Phrase] {
    let known = view.notes.pars?.count ?? 0
    note(next)
    let isKnown = view.againstPar?.isComplete ?? false
    return (known..<max(known, view.notes.pars?.count ?? 0)).compactMap { par(ofHand: $0 + 1) }
      + [view.isOver && isKnown ? narration.outcome : narration.parSum].compactMap(\.self)
  }

  private func par(ofHand number: Int) -> Phrase? {
    narration.par(ofHand: number).map {
      .plainLine(heading: .sheetHand(hand: number), what: [$0])
    }
  }

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
    guard let outcome = narration.outcome else { return [] }
    return [outcome]
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
