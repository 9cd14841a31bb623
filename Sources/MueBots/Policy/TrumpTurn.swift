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

  /// The naming of the Vice's trump after an auction; nil if there is no Vice.
  init?(ofVice publicState: PublicState, _ roles: Roles) {
    guard let seat = roles.vice else { return nil }
    rules = publicState.rules
    self.roles = roles
    self.seat = seat
    laid = publicState.auction.laid
    viceTrump = nil
    trumps = Trump.namable(with: laid[seat])
  }

  /// The naming of the Chief's trump over the Vice's.
  init(ofChief publicState: PublicState, _ roles: Roles, over viceTrump: Trump?) {
    rules = publicState.rules
    self.roles = roles
    seat = roles.chief
    laid = publicState.auction.laid
    self.viceTrump = viceTrump
    trumps = Trump.namable(over: viceTrump, with: laid[roles.chief])
  }

  /// Whether the Chief names its trump.
  var isChief: Bool { seat == roles.chief }
}
