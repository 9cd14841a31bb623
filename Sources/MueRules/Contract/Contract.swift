/// The contract of a hand: roles, trumps and partner.
public struct Contract: Hashable, Sendable {
  /// Chief, Vice and level.
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

/// What the auction decided: Chief, Vice, and the number of cards.
public struct Roles: Hashable, Sendable {
  /// The player with the most cards laid.
  public let chief: Seat
  /// The player with the second most cards laid, if there is one.
  public let vice: Seat?
  /// The number of cards that the Chief laid, at least 1.
  public let level: Int

  /// Roles; the caller has checked that they are possible.
  public init(chief: Seat, vice: Seat?, level: Int) {
    self.chief = chief
    self.vice = vice
    self.level = level
  }
}

/// A trump that can be named: a suit, a number, or, by the Chief only, no trump.
public enum Trump: Hashable, Sendable {
  /// All cards of a suit.
  case suit(Suit)
  /// All cards of a number.
  case number(Rank)
  /// No card.
  case noTrump

  /// The cards that it makes trump.
  @inlinable public var cards: CardSet {
    switch self {
    case .suit(let suit): .suit(suit)
    case .number(let rank): .rank(rank)
    case .noTrump: .none
    }
  }

  /// The trumps that laid cards allow: their suits, then their numbers, each in order.
  public static func namable(with laid: CardSet) -> [Trump] {
    Suit.allCases.filter { !(laid & .suit($0)).isEmpty }.map(Trump.suit)
      + Rank.all.filter { !(laid & .rank($0)).isEmpty }.map(Trump.number)
  }

  /// The trumps that the Chief may name over the Vice's: those that its laid cards allow, and no trump.
  public static func namable(over viceTrump: Trump?, with laid: CardSet) -> [Trump] {
    namable(with: laid).filter { $0 != viceTrump } + [.noTrump]
  }
}
