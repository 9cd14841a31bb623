import MueGame
import MueRules

extension Narration {
  /// Bid and target; nil during the auction.
  public var bid: Phrase? {
    publicState.roles.map {
      .bidAndTarget(bid: $0.level, target: publicState.rules.target(level: $0.level))
    }
  }

  /// The points of the Chief's team beside its target, and whether they already decide the contract.
  ///
  /// With `isWhole`, also the points of the other side, said to be the person's where they are, and those still to come.
  /// Nil before the play.
  public func points(isWhole: Bool) -> Phrase? {
    guard let contract = publicState.contract else { return nil }
    let bid = contract.roles.level
    let target = publicState.rules.target(level: bid)
    let points = publicState.teamPoints
    let won = publicState.players.seats.reduce(0) { $0 + publicState.points[$1] }
    let open = publicState.rules.allPoints - won
    let isMade = points >= target
    let isLost = points + open < target
    if !isWhole {
      return isMade
        ? .sheetMade(points: points, target: target)
        : isLost
          ? .sheetLost(points: points, target: target)
          : .bidAndPoints(bid: bid, points: points, target: target)
    }
    let whole =
      isMade ? Phrase.pointsMade : isLost ? Phrase.pointsLost : Phrase.pointsRunning
    let opposed =
      view.person.map(contract.isChiefSide) == false
      ? Phrase.opposedByYou(points: won - points) : .opposedBy(points: won - points)
    return whole(points, target, opposed, open)
  }

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
