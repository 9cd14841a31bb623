/// The rules of a hand: those of the game for a number of players.
public struct HandRules: Hashable, Sendable {
  public let variant: Rules
  public let players: PlayerCount

  private var table: Rules.Table {
    switch players {
    case .three: variant.three
    case .four: variant.four
    case .five: variant.five
    case .six: variant.six
    }
  }

  public var deck: CardSet { table.deck }

  public var suits: [Suit] { Suit.allCases.filter { !(deck & .suit($0)).isEmpty } }

  public var handSize: Int { deck.count / players.number }

  public var allPoints: Int { deck.points }

  public var hasPartners: Bool { table.hasPartners }

  /// The seats that the Chief may pick as partner: every other one except the Vice's.
  public func partners(_ roles: Roles) -> [Seat] {
    hasPartners ? players.seats.filter { $0 != roles.chief && $0 != roles.vice } : []
  }

  /// The card points that the Chief's side needs for a number of cards laid, from 1 to the hand
  /// size.
  public func target(level: Int) -> Int { table.firstTarget + table.targetStep * (level - 1) }

  /// The highest level whose target the points reach; 0 if they do not reach the first.
  public func level(reachedWith points: Int) -> Int {
    (1...handSize).last { target(level: $0) <= points } ?? 0
  }
}

extension HandRules {
  /// The steps that the Chief's trump adds to the cards laid when the bonus is computed.
  public func step(of trump: Trump) -> Int {
    switch trump {
    case .suit: variant.scoring.suitStep
    case .number(let rank):
      rank.isTwin ? variant.scoring.twinNumberStep : variant.scoring.numberStep
    case .noTrump: variant.scoring.noTrumpStep
    }
  }

  /// The bonus of Chief and partner each for a contract made at a level under the Chief's trump.
  public func bonus(level: Int, trump: Trump) -> Int {
    min(variant.scoring.mostBonus, variant.scoring.bonus * (level + step(of: trump)))
  }

  /// The bonus of Chief and partner each if a contract is made.
  public func bonus(of contract: Contract) -> Int {
    bonus(level: contract.roles.level, trump: contract.chiefTrump)
  }

  /// What an éclat costs or earns each seat.
  public func bonus(of eclat: Eclat) -> [Int] {
    players.seats.map { seat in
      if seat == eclat.last { return -variant.scoring.eclatPenalty * eclat.level }
      return eclat.tied.contains(seat) ? variant.scoring.eclatCompensation * eclat.level : 0
    }
  }
}
