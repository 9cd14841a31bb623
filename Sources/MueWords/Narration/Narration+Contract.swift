import MueGame
import MueRules

extension Narration {
  /// What has been bid: in the auction the most cards laid, afterwards bid and target.
  public var bid: Phrase {
    let players = publicState.players
    if let level = publicState.roles?.level {
      return .bidAndTarget(bid: level, target: players.target(level: level))
    }
    let most = publicState.auction.most
    return most == 0
      ? .nobodyHasLaid : .mostLaid(cards: most, target: players.target(level: most))
  }

  /// The same with what the Chief's team has of the target.
  public var bidAndPoints: Phrase {
    guard let level = publicState.contract?.roles.level else { return bid }
    return .bidAndPoints(
      bid: level, points: publicState.teamPoints, target: publicState.players.target(level: level))
  }

  /// What Chief and Vice have named so far.
  public var named: (chief: Trump?, vice: Trump?) {
    switch publicState.phase {
    case .chiefNames(_, let vice): (nil, vice)
    case .chiefPicks(_, let vice, let chief): (chief, vice)
    default: (publicState.contract?.chiefTrump, publicState.contract?.viceTrump)
    }
  }

  /// What a seat is in this hand; nil for a plain opponent, and before the auction has ended.
  public func role(of seat: Seat) -> Phrase? {
    if seat == publicState.roles?.chief { return .chief }
    if seat == publicState.roles?.vice { return .vice }
    return seat == publicState.contract?.partner ? .partner : nil
  }

  /// What the Chief's team has of its target; nil before the play.
  public var team: Phrase? {
    guard let contract = publicState.contract else { return nil }
    return .sheetTeam(
      points: publicState.teamPoints,
      target: publicState.players.target(level: contract.roles.level))
  }
}

extension PublicState {
  /// The card points the Chief's side has won so far.
  public var teamPoints: Int {
    guard let contract else { return 0 }
    return players.seats.filter(contract.isChiefSide).reduce(0) { $0 + points[$1] }
  }
}
