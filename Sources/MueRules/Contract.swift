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

/// How a hand ended.
public enum RoundResult: Hashable, Sendable {
  case played(Reckoning)
  case eclat(Eclat)
  case allPassed
}
