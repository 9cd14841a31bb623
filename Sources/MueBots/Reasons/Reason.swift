import MueRules

/// Why a move is worth making, as a fact about the position that anybody can check.
///
/// It holds evidence and no prose; the words are made where it is shown.
public enum Reason: Hashable, Sendable {
  /// Nothing else is legal.
  case onlyChoice

  /// A trump is led while so many trumps are out of sight.
  case drawsTrumps(outstanding: Int)
  /// A card is led that the other side cannot beat any more.
  case cashesWinner
  /// A card is led that the other side may beat.
  case leadsLoser
  /// It takes a trick of so many points, and nobody of the other side can take it back.
  case takesForSure(points: Int)
  /// It takes a trick of so many points for now.
  case takesForNow(points: Int)
  /// With this trick the Chief's side reaches its target.
  case makesContract
  /// With this trick the Chief's side can reach its target no more.
  case setsContract
  /// The trick is the own side's already, and gets so many points more.
  case feedsOwnSide(points: Int)
  /// The trick is the own side's already, and nothing is spent on it.
  case leavesToOwnSide
  /// The trick is the other side's, and gets as few points as the hand allows.
  case givesLeast(points: Int)
  /// It is the last card of a suit in a hand that has trumps.
  case emptiesSuit(Suit)

  /// Played on, the other side mostly has no trump left after this trick.
  case drawsLastTrumps
  /// Played on, a seat of the other side hardly takes this trick, and mostly would after another move.
  case keepsFromLead(Seat)
  /// Played on, a seat of the own side mostly takes this trick, and hardly would after another move.
  case leavesLead(to: Seat)

  /// The bid leads with so many cards, for this target.
  case leads(level: Int, target: Int)
  /// The bid stands behind one other only, so that it would make a Vice.
  case wouldBeVice
  /// The bid shows cards to whoever picks a partner.
  case showsCards
  /// The bid draws level with the highest: an éclat if nobody goes on.
  case risksEklat
  /// Passing while leading: enough has been bid.
  case restsOnLead
  /// Passing without leading.
  case staysOut
  /// The cards laid have something in common that could be trump; the hand holds so many of it.
  case couldBeTrump(Trump, cards: Int)
  /// Played on, the seat becomes Chief in so many per cent of worlds.
  case becomesChief(percent: Int)
  /// Played on, the seat becomes Vice in so many per cent of worlds.
  case becomesVice(percent: Int)
  /// Played on, the seat is picked as partner in so many per cent of worlds.
  case becomesPartner(percent: Int)
  /// Played on, there is an éclat in so many per cent of worlds.
  case endsInEklat(percent: Int)

  /// The hand holds so many of the cards that become trump.
  case holdsTrumps(cards: Int)
  /// The bonus if the contract is made.
  case bonus(points: Int)
  /// The seat has laid so many cards that are trump.
  case showsTrumps(cards: Int)
}

extension Reason {
  /// Where it comes in a list, the weightiest first: what decides the hand, what is sure, what is
  /// likely, what is merely so.
  var weight: Int {
    switch self {
    case .onlyChoice, .makesContract, .setsContract: 0
    case .drawsLastTrumps, .takesForSure, .cashesWinner, .leads, .risksEklat, .holdsTrumps,
      .showsTrumps:
      1
    case .feedsOwnSide, .keepsFromLead, .leavesLead, .couldBeTrump, .wouldBeVice,
      .restsOnLead, .staysOut:
      2
    case .becomesChief, .becomesVice, .becomesPartner, .endsInEklat, .bonus: 3
    case .drawsTrumps, .leavesToOwnSide, .takesForNow, .emptiesSuit: 4
    case .givesLeast, .showsCards, .leadsLoser: 5
    }
  }
}
