import MueRules

/// The public part of the naming of a trump, computed once for the thousands of hands that a sampler weighs.
struct TrumpTurn: Sendable {
  let rules: HandRules
  let roles: Roles
  /// The seat that names the trump, the Chief or the Vice.
  let seat: Seat
  /// The cards that each seat has laid.
  let laid: [CardSet]
  /// The lower trump; nil if the Vice is naming it, or there is no Vice.
  let viceTrump: Trump?
  /// The trumps to choose from.
  let trumps: [Trump]

  /// The naming after an auction by one of its roles; `viceTrump` is the lower trump if the Chief names the other.
  init(_ publicState: PublicState, _ roles: Roles, by seat: Seat, over viceTrump: Trump?) {
    rules = publicState.rules
    self.roles = roles
    self.seat = seat
    self.viceTrump = viceTrump
    laid = publicState.auction.laid
    trumps =
      seat == roles.chief
      ? Trump.namable(over: viceTrump, with: laid[seat]) : Trump.namable(with: laid[seat])
  }

  /// Whether the Chief names its trump.
  var isChief: Bool { seat == roles.chief }
}
