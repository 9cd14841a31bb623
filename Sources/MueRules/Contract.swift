/// The contract of a hand: roles, trumps and partner.
public struct Contract: Hashable, Sendable {
  public let roles: Roles
  /// The lower trump; nil without a Vice.
  public let viceTrump: Trump?
  /// The higher trump, or no trump.
  public let chiefTrump: Trump
  /// The Chief's partner; nil with three players.
  public let partner: Seat?

  /// A contract; the caller has checked that it is possible.
  public init(roles: Roles, viceTrump: Trump?, chiefTrump: Trump, partner: Seat?) {
    self.roles = roles
    self.viceTrump = viceTrump
    self.chiefTrump = chiefTrump
    self.partner = partner
  }

  /// Whether a seat is on the Chief's side.
  public func isChiefSide(_ seat: Seat) -> Bool { seat == roles.chief || seat == partner }
}

/// What the auction decided: Chief, Vice, and the number of cards.
public struct Roles: Hashable, Sendable {
  /// The player with the most cards laid.
  public let chief: Seat
  /// The player with the second most cards laid, if there is one.
  public let vice: Seat?
  /// The number of cards that the Chief laid, at least 1.
  public let level: Int

  /// Roles; the caller has checked that they are possible.
  public init(chief: Seat, vice: Seat?, level: Int) {
    self.chief = chief
    self.vice = vice
    self.level = level
  }
}

/// A trump that can be named: a suit, a number, or, by the Chief only, no trump.
public enum Trump: Hashable, Sendable {
  case suit(Suit)
  case number(Rank)
  case noTrump

  /// The cards that it makes trump.
  @inlinable public var cards: CardSet {
    switch self {
    case .suit(let suit): .suit(suit)
    case .number(let rank): .rank(rank)
    case .noTrump: .none
    }
  }

  /// The trumps that laid cards allow: their suits, then their numbers, each in order.
  public static func namable(with laid: CardSet) -> [Trump] {
    Suit.allCases.filter { !(laid & .suit($0)).isEmpty }.map(Trump.suit)
      + Rank.all.filter { !(laid & .rank($0)).isEmpty }.map(Trump.number)
  }

  /// The trumps that the Chief may name over the Vice's: those that its laid cards allow, and no trump.
  public static func namable(over viceTrump: Trump?, with laid: CardSet) -> [Trump] {
    namable(with: laid).filter { $0 != viceTrump } + [.noTrump]
  }
}

/// The result of a contract: its target, the points reached, and the bonus or penalty of each seat.
public struct Reckoning: Hashable, Sendable {
  public let contract: Contract
  /// The card points that the Chief's side needed.
  public let target: Int
  public let sidePoints: Int
  /// How many levels it missed; 0 if the contract was made.
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

/// The score of a hand.
public struct RoundScore: Hashable, Sendable {
  public let result: RoundResult
  public let points: [Int]
  /// The bonus or penalty of each seat, including the scores of an éclat.
  public let bonus: [Int]

  /// The score of a hand; the caller has checked that it is possible.
  public init(result: RoundResult, points: [Int], bonus: [Int]) {
    self.result = result
    self.points = points
    self.bonus = bonus
  }

  public var score: [Int] { zip(points, bonus).map { $0 + $1 } }
}

/// How a hand ended.
public enum RoundResult: Hashable, Sendable {
  case played(Reckoning)
  case eclat(Eclat)
  case allPassed
}
