import MueRules
import MueTelling
import MueWords

extension PlainTalk {
  /// What one looks up at the table: trump order, targets, bonus steps, card points.
  var summary: [Phrase] {
    [trumps, targets, .plainLine(heading: .summaryBonus, what: [.summaryMade] + steps)]
      + [.summaryLost, .plainLine(heading: .summaryPoints, what: cardPoints)]
  }

  private var targets: Phrase {
    let players = faceUp.players
    return .plainLine(
      heading: .summaryTargets(players: players.number),
      what: (1...players.handSize).map {
        .plainTarget(bid: $0, target: players.target(level: $0))
      })
  }

  private var steps: [Phrase] {
    [
      .stepSuit(step: Trump.suit(.red).step),
      .stepTwinNumber(step: Trump.number(Rank.all[7]).step),
      .stepNumber(step: Trump.number(Rank.all[5]).step),
      .stepNoTrump(step: Trump.noTrump.step),
    ]
  }

  private var cardPoints: [Phrase] {
    [2, 1, 0].map { points in
      let ranks = Rank.all.filter { $0.points == points }.map { String($0.number) }
      return .cardsWorth(cards: ranks.joined(separator: " "), points: points)
    }
  }

  /// What a person may write, a line each.
  var help: [Phrase] {
    [Phrase.ordersMoves, .ordersShelf, .ordersKnow].flatMap { kind in
      [kind] + Verb.allCases.filter { $0.kind == kind }.map(\.help)
    }
  }
}
