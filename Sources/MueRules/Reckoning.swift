/// The result of a contract: its target, the points reached, and the bonus or penalty of each seat.
public struct Reckoning: Hashable, Sendable {
  public let contract: Contract
  /// The card points that the Chief's side needed.
  public let target: Int
  public let sidePoints: Int
  /// The number of levels by which it fell short; 0 if the contract was made.
  public let missing: Int
  /// The bonus or penalty of each seat.
  public let bonus: [Int]

  public var isMade: Bool { missing == 0 }

  /// Scores a contract by the card points that each seat won (RULES: scoring).
  ///
  /// If it is made, Chief and partner each get the bonus. If not, the Chief pays for every missing
  /// level, and each opponent gets compensation.
  public init(rules: HandRules, contract: Contract, points: [Int]) {
    let players = rules.players
    let level = contract.roles.level
    let side = players.seats.filter(contract.isChiefSide).reduce(0) { $0 + points[$1] }
    let target = rules.target(level: level)
    let missing = side >= target ? 0 : level - rules.level(reachedWith: side)
    self.contract = contract
    self.target = target
    sidePoints = side
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
