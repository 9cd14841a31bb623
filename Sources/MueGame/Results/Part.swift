import MueRules

/// The role of a seat in a hand that was played.
public enum Part: String, CaseIterable, Hashable, Sendable {
  case chief, partner, vice, opponent

  public init(of seat: Seat, in contract: Contract) {
    self =
      switch seat {
      case contract.roles.chief: .chief
      case contract.roles.vice: .vice
      case contract.partner: .partner
      default: .opponent
      }
  }

  public var isChiefSide: Bool { self == .chief || self == .partner }
}
