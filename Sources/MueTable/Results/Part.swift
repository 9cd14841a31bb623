import MueRules

/// What a seat was in a hand that was played.
public enum Part: String, CaseIterable, Hashable, Sendable {
  case chief
  case partner
  case vice
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
  case suit
  case twinNumber
  case number
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
