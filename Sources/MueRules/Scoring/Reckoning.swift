/// The result of a contract: its target, the points reached, and the bonus or penalty of each seat.
public struct Reckoning: Hashable, Sendable {
  /// The contract.
  public let contract: Contract
  /// The card points that the Chief's team needed.
  public let target: Int
  /// The card points that it won.
  public let teamPoints: Int
  /// How many levels it missed; 0 if the contract was made.
  public let missing: Int
  /// The bonus or penalty of each seat.
  public let bonus: [Int]

  /// Whether the contract was made.
  public var isMade: Bool { missing == 0 }

  /// Scores a contract by the card points that each seat won (RULES: scoring).
  ///
  /// If it is made, Chief and partner each get the bonus. If not, the Chief pays for every missing
  /// level, and each opponent gets compensation.
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

/// The score of a hand.
public struct RoundScore: Hashable, Sendable {
  /// How it ended.
  public let result: RoundResult
  /// The card points that each seat won.
  public let points: [Int]
  /// The bonus or penalty of each seat, including the scores of an éclat.
  public let bonus: [Int]

  /// The score of a hand; the caller has checked that it is possible.
  public init(result: RoundResult, points: [Int], bonus: [Int]) {
    self.result = result
    self.points = points
    self.bonus = bonus
  }

  /// The sum of points and bonus for each seat.
  public var score: [Int] { zip(points, bonus).map { $0 + $1 } }
}

/// How a hand ended.
public enum RoundResult: Hashable, Sendable {
  /// It was played and scored.
  case played(Reckoning)
  /// The auction ended in an éclat.
  case eklat(Eklat)
  /// Nobody laid a card.
  case allPassed
}
