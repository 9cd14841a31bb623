/// What a hand is played for.
public struct Contract: Hashable, Sendable {
  /// Chief, Vice and level.
  public let roles: Roles
  /// The lower trump; nil without a Vice.
  public let viceTrump: Trump?
  /// The higher trump, or no trump.
  public let chiefTrump: Trump
  /// The Chief's partner; nil with three players.
  public let partner: Seat?

  /// A contract; the caller has checked that it could come up.
  public init(roles: Roles, viceTrump: Trump?, chiefTrump: Trump, partner: Seat?) {
    self.roles = roles
    self.viceTrump = viceTrump
    self.chiefTrump = chiefTrump
    self.partner = partner
  }

  /// Whether a seat is on the Chief's side.
  public func isChiefSide(_ seat: Seat) -> Bool { seat == roles.chief || seat == partner }
}

/// What the auction decided: who is Chief, who is Vice, and for how many cards.
public struct Roles: Hashable, Sendable {
  /// The player with most cards laid.
  public let chief: Seat
  /// The player next to the Chief in cards laid, if there is one.
  public let vice: Seat?
  /// How many cards the Chief laid, at least 1.
  public let level: Int

  /// Roles; the caller has checked that they could come up.
  public init(chief: Seat, vice: Seat?, level: Int) {
    self.chief = chief
    self.vice = vice
    self.level = level
  }
}

/// What may be named: a suit, a number, or, by the Chief only, no trump.
public enum Trump: Hashable, Sendable {
  /// All cards of a suit.
  case suit(Suit)
  /// All cards of a number.
  case number(Rank)
  /// No card by this trump.
  case noTrump

  /// All cards that it makes trump.
  public var cards: CardSet {
    switch self {
    case .suit(let suit): .suit(suit)
    case .number(let rank): .rank(rank)
    case .noTrump: .none
    }
  }

  /// What may be named with cards laid: their suits, then their numbers, each in order.
  public static func namable(with laid: CardSet) -> [Trump] {
    Suit.allCases.filter { !(laid & .suit($0)).isEmpty }.map(Trump.suit)
      + Rank.all.filter { !(laid & .rank($0)).isEmpty }.map(Trump.number)
  }
}
