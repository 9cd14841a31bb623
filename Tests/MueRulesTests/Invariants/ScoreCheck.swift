@testable import MueRules

extension HandCheck {
  /// The scores of a finished hand add up.
  func scores() -> String? {
    guard let score = round.score else { return "no score" }
    let bonuses = score.bonus.reduce(0, +)
    let points = score.points.reduce(0, +)
    switch score.result {
    case .allPassed:
      return points == 0 && bonuses == 0 ? nil : "all passed, but somebody scored"
    case .eclat(let eclat):
      let sum = eclat.level * (5 * (eclat.tied.count - 1) - 10)
      return points == 0 && bonuses == sum ? nil : "an éclat of \(bonuses), not \(sum)"
    case .played(let reckoning):
      let sum = bonusesInAll(reckoning)
      if points != round.rules.allPoints { return "\(points) points won" }
      if bonuses != sum { return "bonuses of \(bonuses), not \(sum)" }
      return tricks()
    }
  }

  private func bonusesInAll(_ reckoning: Reckoning) -> Int {
    let side = reckoning.contract.partner == nil ? 1 : 2
    let missing = reckoning.missing
    return reckoning.isMade
      ? side * round.rules.bonus(of: reckoning.contract)
      : -10 * missing + 5 * missing * (players.number - side)
  }

  /// Every card was played once, by the seat it was dealt to, and winners lead.
  private func tricks() -> String? {
    var played = players.seats.map { _ in CardSet.none }
    var leader = round.publicState.contract?.roles.chief
    for trick in round.publicState.tricks {
      if trick.leader != leader { return "the wrong seat led" }
      leader = trick.winner
      for (seat, card) in zip(players.seats(from: trick.leader), trick.cards) {
        played[seat].insert(card)
      }
    }
    return played == round.deal.hands ? nil : "the tricks are not the deal"
  }
}
