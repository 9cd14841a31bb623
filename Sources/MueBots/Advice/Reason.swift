import MueRules

/// A reason for a move: a fact about the position that anybody can check.
///
/// It is evidence without prose; `MueWords` makes a sentence of it.
public enum Reason: Hashable, Sendable {
  /// No other move is legal.
  case onlyChoice

  /// A trump is led while `outstanding` trumps are unseen.
  case drawsTrumps(outstanding: Int)
  /// A card is led that the other side can no longer beat.
  case cashesWinner
  /// A card is led that the other side may beat.
  case leadsLoser
  /// It takes a trick of this many points, and nobody of the other side can take it back.
  case takesForSure(points: Int)
  /// The same with a trump, where none was led.
  case trumpsForSure(points: Int)
  /// The same by the last card of the trick.
  case takesAsLast(points: Int)
  /// It takes a trick of this many points for now.
  case takesForNow(points: Int)
  /// With this trick the Chief's side reaches its target.
  case makesContract
  /// With this trick the Chief's side can no longer reach its target.
  case setsContract
  /// The trick is the own side's already, and the card adds this many points to it.
  case feedsOwnSide(points: Int)
  /// The trick is the own side's already, and nothing is spent on it.
  case leavesToOwnSide
  /// The trick is the other side's, and no card that may be played has fewer points.
  case givesLeast(points: Int)
  /// It is the last card of a suit, in a hand with trumps.
  case emptiesSuit(Suit)

  /// In most rollouts the other side has no trump left after this trick.
  case drawsLastTrumps
  /// A seat of the other side takes this trick in few rollouts, and in most after another move.
  case keepsFromLead(Seat)
  /// A seat of the own side takes this trick in most rollouts, and in few after another move.
  case leavesLead(to: Seat)

  /// The own side takes the trick in this share of rollouts, clearly more than after another card.
  case winsTrick(percent: Int)
  /// A dearer card that would be spent otherwise stays in the hand.
  case saves(Card)
  /// The own side spends a trump less on the trick than after another card.
  case savesTrump
  /// The contract of the own side is made more often, or that of the other side less often.
  case makesMoreOften
  case breaksMoreOften
  /// The contract of the own side is made as often, but costs less when it is not.
  case failsByLess
  /// The own tricks bring this many points more, on average.
  case bringsPoints(points: Int)

  /// A seat of those ahead wins the match less often with this hand; it would need this total, nil if hands end it.
  case keepsFromWinning(Seat, target: Int?)
  /// The match is won with this hand in this share of rollouts.
  case winsMatch(percent: Int)
  /// The other seat that leads the match scores this many points less.
  case costsRival(Seat, points: Int)

  /// Another bid would be made, as Chief with this many cards, in this share of rollouts only.
  case wouldBeTooDear(level: Int, percent: Int)
  /// The hand is played against the contract of others, which is made in this share of these rollouts only.
  case othersFail(percent: Int)
  /// Another bid ends in an éclat in this share of rollouts.
  case avoidsEclat(percent: Int)
  /// As many cards as in another bid, but lower ones: the good ones stay unseen.
  case hidesGoodCards

  /// The bid leads with `level` cards, for this target in points.
  case leads(level: Int, target: Int)
  /// The bid is second highest, so that it would make the seat Vice.
  case wouldBeVice
  /// The bid shows cards to a Chief in search of a partner.
  case showsCards
  /// The bid ties the highest: an éclat if nobody bids on.
  case risksEclat
  /// The seat passes while it leads.
  case restsOnLead
  /// The seat passes without the lead.
  case staysOut
  /// The cards laid share a possible trump; the hand holds this many cards of it.
  case couldBeTrump(Trump, cards: Int)
  /// The seat becomes Chief in this share of rollouts.
  case becomesChief(percent: Int)
  /// The seat becomes Vice in this share of rollouts.
  case becomesVice(percent: Int)
  /// The seat is picked as partner in this share of rollouts.
  case becomesPartner(percent: Int)

  /// The hand holds this many of the cards that become trump.
  case holdsTrumps(cards: Int)
  /// The bonus if the contract is made.
  case bonus(points: Int)
  /// The seat to pick has laid this many trumps.
  case showsTrumps(cards: Int)
}

extension Reason {
  /// Whether it speaks for a move against another one, for which there are these reasons.
  ///
  /// What is true of both, or of the other even more, does not; nor does what only says what the move is, or
  /// what may go wrong.
  public func favours(over rivals: [Reason]) -> Bool {
    if self == .onlyChoice { return true }
    if rivals.contains(self) { return false }
    switch self {
    case .leads, .leadsLoser, .risksEclat, .leavesToOwnSide, .holdsTrumps(cards: 0),
      .showsTrumps(cards: 0):
      return false
    default: break
    }
    let best = rivals.filter { $0.isSameKind(as: self) }.compactMap(\.gain).max()
    guard let gain, let best else { return true }
    return gain > best
  }

  /// How much it says: cards, points or per cent, the more the better; nil where there is no such number.
  private var gain: Int? {
    switch self {
    case .holdsTrumps(let number), .showsTrumps(let number), .bonus(let number),
      .becomesChief(let number), .becomesVice(let number), .becomesPartner(let number),
      .couldBeTrump(_, let number), .feedsOwnSide(let number), .takesForSure(let number),
      .trumpsForSure(let number), .takesAsLast(let number), .takesForNow(let number):
      number
    case .givesLeast(let points): -points
    default: nil
    }
  }

  private func isSameKind(as other: Reason) -> Bool {
    switch (self, other) {
    case (.holdsTrumps, .holdsTrumps), (.showsTrumps, .showsTrumps), (.bonus, .bonus),
      (.becomesChief, .becomesChief), (.becomesVice, .becomesVice),
      (.becomesPartner, .becomesPartner), (.couldBeTrump, .couldBeTrump),
      (.feedsOwnSide, .feedsOwnSide), (.givesLeast, .givesLeast),
      (.takesForNow, .takesForNow):
      true
    default: isSureTrick && other.isSureTrick
    }
  }

  /// Whether it says that the trick is taken for sure.
  var isSureTrick: Bool {
    switch self {
    case .takesForSure, .trumpsForSure, .takesAsLast: true
    default: false
    }
  }

  /// Its rank in a list, the weightiest first: what decides the hand comes before what is sure, likely and
  /// merely true.
  var weight: Int {
    switch self {
    case .onlyChoice, .makesContract, .setsContract, .keepsFromWinning, .winsMatch, .costsRival: 0
    case .avoidsEclat, .wouldBeTooDear, .othersFail, .savesTrump, .drawsLastTrumps, .takesForSure,
      .trumpsForSure, .takesAsLast, .cashesWinner, .leads, .risksEclat, .holdsTrumps,
      .showsTrumps:
      1
    case .feedsOwnSide, .keepsFromLead, .leavesLead, .couldBeTrump, .wouldBeVice,
      .restsOnLead:
      2
    case .becomesChief, .becomesVice, .becomesPartner, .bonus: 3
    case .saves, .winsTrick, .hidesGoodCards, .drawsTrumps, .leavesToOwnSide, .takesForNow,
      .emptiesSuit:
      4
    case .givesLeast, .showsCards, .leadsLoser: 5
    case .makesMoreOften, .breaksMoreOften, .failsByLess, .bringsPoints: 6
    case .staysOut: 7
    }
  }
}
