import MueRules

/// The public part of the naming of a trump, computed once for the thousands of hands that a
/// sampler weighs.
struct TrumpTurn: Sendable {
  let rules: HandRules
  let roles: Roles
  /// The seat that names the trump: the Chief or the Vice.
  let seat: Seat
  let laid: [CardSet]
  /// The lower trump; nil if the Vice is naming it, or there is no Vice.
  let viceTrump: Trump?
  let trumps: [Trump]

  /// The naming by the Chief or the Vice after an auction; `viceTrump` is the lower trump if the
  /// Chief names.
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

  var isChief: Bool { seat == roles.chief }
}
