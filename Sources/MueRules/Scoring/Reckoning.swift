/// How a contract came out: what was asked, what was reached, and what it earns each seat.
public struct Reckoning: Hashable, Sendable {
  /// What was played for.
  public let contract: Contract
  /// The points the Chief's team had to reach.
  public let target: Int
  /// The points it reached.
  public let teamPoints: Int
  /// How many levels it fell short; 0 when the contract was made.
  public let missing: Int
  /// The bonus or penalty of each seat.
  public let bonus: [Int]

  /// Whether the contract was made.
  public var isMade: Bool { missing == 0 }

  /// Reckons a contract with the card points each seat won (RULES: scoring).
  ///
  /// Made, Chief and partner each get the bonus; lost, the Chief pays for every level that is
  /// missing, and each opponent gets a part of it.
  public init(rules: HandRules, contract: Contract, points: [Int]) {
    let players = rules.players
    let level = contract.roles.level
    let team = players.seats.filter(contract.isChiefSide).reduce(0) { $0 + points[$1] }
    let target = rules.target(level: level)
    let missing = team >= target ? 0 : level - rules.level(reachedWith: team)
    self.contract = contract
    self.target = target
    teamPoints = team
    self.missing = missing
    let bonusIfMade = rules.bonus(of: contract)
    let scoring = rules.variant.scoring
    bonus = players.seats.map { seat in
      if missing == 0 { return contract.isChiefSide(seat) ? bonusIfMade : 0 }
      if seat == contract.roles.chief { return -scoring.penalty * missing }
      return contract.isChiefSide(seat) ? 0 : scoring.compensation * missing
    }
  }
}

/// What a hand brought each seat.
public struct RoundScore: Hashable, Sendable {
  /// How it ended.
  public let result: RoundResult
  /// The card points each seat won.
  public let points: [Int]
  /// The bonus or penalty of each seat; éclat scores stand here.
  public let bonus: [Int]

  /// What a hand brought; the caller has checked that it could come up.
  public init(result: RoundResult, points: [Int], bonus: [Int]) {
    self.result = result
    self.points = points
    self.bonus = bonus
  }

  /// Points and bonus together.
  public var score: [Int] { zip(points, bonus).map { $0 + $1 } }
}

/// How a hand ended.
public enum RoundResult: Hashable, Sendable {
  /// It was played, and reckoned so.
  case played(Reckoning)
  /// The auction ended in an éclat.
  case eklat(Eklat)
  /// Nobody laid a card.
  case allPassed
}
