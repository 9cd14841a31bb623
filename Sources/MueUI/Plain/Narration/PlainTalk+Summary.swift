import MueRules
import MueWords

extension PlainTalk {
  /// The summary of the rules: trump order, targets, bonus steps, card points.
  var summary: [Phrase] {
    let rules = publicState.rules
    let bonus = [.summaryMade(of: rules)] + Phrase.bonusSteps(rules)
    return [trumps, targets, .plainLine(heading: .summaryBonus, what: bonus)]
      + [.summaryLost(of: rules), .plainLine(heading: .summaryPoints, what: Phrase.cardPoints)]
  }

  private var targets: Phrase {
    let rules = publicState.rules
    return .plainLine(
      heading: .summaryTargets(players: rules.players.number),
      what: (1...rules.handSize).map {
        .plainTarget(bid: $0, target: rules.target(level: $0))
      })
  }

  /// The commands, one a line.
  var help: [Phrase] {
    [Phrase.ordersMoves, .ordersShelf, .ordersKnow].flatMap { kind in
      [kind] + Verb.allCases.filter { $0.kind == kind }.map(\.help)
    }
  }
}
