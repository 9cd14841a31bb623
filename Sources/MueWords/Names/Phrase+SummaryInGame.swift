import MueRules

extension Phrase {
  /// What the kinds of trump add to the bonus, the least first.
  public static var bonusSteps: [Phrase] {
    [
      .stepSuit(step: Trump.suit(.red).step),
      .stepTwinNumber(step: Trump.number(Rank.all[7]).step),
      .stepNumber(step: Trump.number(Rank.all[5]).step),
      .stepNoTrump(step: Trump.noTrump.step),
    ]
  }

  /// What the cards are worth, the dearest first.
  public static var cardPoints: [Phrase] {
    [2, 1, 0].map { points in
      let ranks = Rank.all.filter { $0.points == points }.map { String($0.number) }
      return .cardsWorth(cards: ranks.joined(separator: " "), points: points)
    }
  }
}
