import MueGame
import MueRules

/// What a computer player says of a hand, now and then.
extension Narration {
  /// What one of the computer players says of what has just happened, at most once a hand: of an
  /// éclat, a trick with nearly all points it can have, or a contract made or lost by a point.
  public var remark: (seat: Seat, phrase: QuickPhrase)? {
    guard publicState.currentTrick == nil else { return nil }
    guard let great = publicState.tricks.firstIndex(where: isGreat) else {
      return publicState.score.flatMap(remark(on:))
    }
    guard great == publicState.finishedTricks - 1 else { return nil }
    let winner = publicState.tricks[great].winner
    if isComputer(winner) { return (winner, .thanks) }
    guard let contract = publicState.contract else { return nil }
    return first { contract.isChiefSide($0) == contract.isChiefSide(winner) }
      .map { ($0, .wellPlayed) }
  }

  private func remark(on score: RoundScore) -> (seat: Seat, phrase: QuickPhrase)? {
    switch score.result {
    case .allPassed: return nil
    case .eclat(let eclat):
      if isComputer(eclat.last) { return (eclat.last, .oops) }
      return first(where: eclat.tied.contains).map { ($0, .thanks) }
    case .played(let reckoning):
      let contract = reckoning.contract
      switch reckoning.teamPoints - reckoning.target {
      case 0, 1: return first { !contract.isChiefSide($0) }.map { ($0, .wellPlayed) }
      case -1: return isComputer(contract.roles.chief) ? (contract.roles.chief, .oops) : nil
      default: return nil
      }
    }
  }

  /// Whether all but one of the cards of a finished trick could be worth two points.
  private func isGreat(_ trick: Trick) -> Bool {
    let players = publicState.players.number
    return trick.cards.count == players && trick.points >= 2 * (players - 1)
  }

  private func isComputer(_ seat: Seat) -> Bool {
    if case .computer = view.players[seat].agent { true } else { false }
  }

  /// The first computer player of whom a condition holds.
  private func first(where holds: (Seat) -> Bool) -> Seat? {
    publicState.players.seats.first { isComputer($0) && holds($0) }
  }
}
