import MueRules
import MueWords

extension PlainTalk {
  /// The summary of the rules: trump order, targets, bonus steps, card points.
  var summary: [Phrase] {
    [trumps, targets, .plainLine(heading: .summaryBonus, what: [.summaryMade] + Phrase.bonusSteps)]
      + [.summaryLost, .plainLine(heading: .summaryPoints, what: Phrase.cardPoints)]
  }

  private var targets: Phrase {
    let players = publicState.players
    return .plainLine(
      heading: .summaryTargets(players: players.number),
      what: (1...players.handSize).map {
        .plainTarget(bid: $0, target: players.target(level: $0))
      })
  }

  /// The commands, one line each.
  var help: [Phrase] {
    [Phrase.ordersMoves, .ordersShelf, .ordersKnow].flatMap { kind in
      [kind] + Verb.allCases.filter { $0.kind == kind }.map(\.help)
    }
  }
}
