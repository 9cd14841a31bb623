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
  public var isChiefSide: Bool { self == .chief || self == .partner }
}
