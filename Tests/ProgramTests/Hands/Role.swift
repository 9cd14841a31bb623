/// The person's role in a hand of five players.
enum Role: CaseIterable {
  case chief
  case vice
  case partner
  case opponent

  /// The seed of a match in which casual opponents leave the role to a player who lays `bids` cards in the first hand.
  var seed: Int { self == .partner ? 32 : 5 }

  /// The number of cards to lay to get the role.
  var bids: Int {
    switch self {
    case .chief: 4
    case .vice: 2
    case .partner: 1
    case .opponent: 0
    }
  }

  /// The role of a seat in a hand's record; nil after an éclat.
  init?(of seat: Int, in hand: ExportedHand) {
    switch seat {
    case _ where hand.chief == nil: return nil
    case hand.chief: self = .chief
    case hand.vice: self = .vice
    case hand.partner: self = .partner
    default: self = .opponent
    }
  }
}
