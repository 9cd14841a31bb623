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
  /// Made, Chief and partner each get 10 for every card laid and every step of the Chief's trump, at
  /// most 100. Lost by *k* levels, the Chief loses 10 *k*, each opponent gets 5 *k*.
  public init(players: PlayerCount, contract: Contract, points: [Int]) {
    let level = contract.roles.level
    let team = players.seats.filter(contract.isChiefSide).reduce(0) { $0 + points[$1] }
    let target = players.target(level: level)
    let missing = team >= target ? 0 : level - players.level(reachedWith: team)
    self.contract = contract
    self.target = target
    teamPoints = team
    self.missing = missing
    bonus = players.seats.map { seat in
      if missing == 0 { return contract.isChiefSide(seat) ? contract.bonusIfMade : 0 }
      if seat == contract.roles.chief { return -10 * missing }
      return contract.isChiefSide(seat) ? 0 : 5 * missing
    }
  }
}

extension Contract {
  /// What Chief and partner each get if the contract is made, at most 100.
  public var bonusIfMade: Int { Self.bonus(level: roles.level, trump: chiefTrump) }

  /// The bonus of a made contract at a level under the Chief's trump.
  public static func bonus(level: Int, trump: Trump) -> Int {
    min(100, 10 * (level + trump.step))
  }
}

extension Eklat {
  /// What the éclat costs and earns each seat: −10 a card for who drew level last, +5 a card for
  /// the others tied.
  public func bonus(_ players: PlayerCount) -> [Int] {
    players.seats.map { seat in
      seat == last ? -10 * level : tied.contains(seat) ? 5 * level : 0
    }
  }
}

extension PlayerCount {
  /// The card points the Chief's team needs for a number of cards laid (RULES: scoring, the table).
  ///
  /// Levels run from 1 to the hand size; the first asks 12, 30, 24 or 20 with 3, 4, 5 or 6 players,
  /// each further one 2, 2, 3 or 4 more.
  public func target(level: Int) -> Int {
    switch self {
    case .three: 12 + 2 * (level - 1)
    case .four: 30 + 2 * (level - 1)
    case .five: 24 + 3 * (level - 1)
    case .six: 20 + 4 * (level - 1)
    }
  }

  /// The highest level whose target some points reach; 0 if not even the first.
  public func level(reachedWith points: Int) -> Int {
    (1...handSize).last { target(level: $0) <= points } ?? 0
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
