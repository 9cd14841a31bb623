import MueGame
import MueRules

extension Narration {
  /// The bid: during the auction the highest so far, afterwards bid and target.
  public var bid: Phrase {
    if let level = publicState.roles?.level {
      return .bidAndTarget(bid: level, target: publicState.rules.target(level: level))
    }
    let most = publicState.auction.most
    return most == 0
      ? .nobodyHasLaid : .mostLaid(cards: most, target: publicState.rules.target(level: most))
  }

  /// Bid and target, with the points of the Chief's team.
  public var bidAndPoints: Phrase {
    guard let level = publicState.contract?.roles.level else { return bid }
    return .bidAndPoints(
      bid: level, points: publicState.teamPoints, target: publicState.rules.target(level: level))
  }

  /// The trumps named so far.
  public var named: (chief: Trump?, vice: Trump?) {
    switch publicState.phase {
    case .chiefNames(_, let vice): (nil, vice)
    case .chiefPicks(_, let vice, let chief): (chief, vice)
    default: (publicState.contract?.chiefTrump, publicState.contract?.viceTrump)
    }
  }

  /// The role of a seat; nil for an opponent, and before the end of the auction.
  public func role(of seat: Seat) -> Phrase? {
    if seat == publicState.roles?.chief { return .chief }
    if seat == publicState.roles?.vice { return .vice }
    return seat == publicState.contract?.partner ? .partner : nil
  }

  /// The points of the Chief's team and its target; nil before the play.
  public var team: Phrase? {
    guard let contract = publicState.contract else { return nil }
    return .sheetTeam(
      points: publicState.teamPoints,
      target: publicState.rules.target(level: contract.roles.level))
  }
}

extension PublicState {
  /// The card points that the Chief's side has won so far.
  public var teamPoints: Int {
    guard let contract else { return 0 }
    return players.seats.filter(contract.isChiefSide).reduce(0) { $0 + points[$1] }
  }
}
