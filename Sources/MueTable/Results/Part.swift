import MueRules

/// What a seat was in a hand that was played.
public enum Part: String, CaseIterable, Hashable, Sendable {
  /// The Chief.
  case chief
  /// The Chief's partner.
  case partner
  /// The Vice.
  case vice
  /// One of the others.
  case opponent

  /// The part of a seat under a contract.
  public init(of seat: Seat, in contract: Contract) {
    self =
      switch seat {
      case contract.roles.chief: .chief
      case contract.roles.vice: .vice
      case contract.partner: .partner
      default: .opponent
      }
  }

  /// Whether it is on the Chief's side.
  var isChiefSide: Bool { self == .chief || self == .partner }
}

/// The kinds of trump that bring different bonuses.
public enum TrumpKind: String, CaseIterable, Hashable, Sendable {
  /// A suit.
  case suit
  /// A number of which each suit has two cards.
  case twinNumber
  /// Any other number.
  case number
  /// No trump.
  case noTrump

  /// The kind of a trump.
  public init(_ trump: Trump) {
    self =
      switch trump {
      case .suit: .suit
      case .number(let rank): rank.isTwin ? .twinNumber : .number
      case .noTrump: .noTrump
      }
  }
}
