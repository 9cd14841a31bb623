import MueRules

/// A reason for a move: a fact about the position that anybody can check.
///
/// It contains no prose; `MueWords` makes a sentence of it.
public enum Reason: Hashable, Sendable {
  /// No other move is legal.
  case onlyChoice

  /// A trump is led while `outstanding` trumps are unseen.
  case drawsTrumps(outstanding: Int)
  /// A card is led that the other side, of this many seats, can no longer beat.
  case cashesWinner(others: Int)
  /// A card is led that the other side may beat.
  case leadsLoser
  /// The card that the other side may beat has at most one point.
  case risksPoints(points: Int)
  /// It takes a trick worth this many points, and nobody on the other side can take it back.
  case takesForSure(points: Int)
  /// The same, with a trump in a trick where none was led.
  case trumpsForSure(points: Int)
  /// The same, with the last card of the trick.
  case takesAsLast(points: Int)
  /// It takes a trick worth this many points, but the other side may take it back.
  case takesForNow(points: Int)
  /// This trick brings the Chief's side to its target.
  case makesContract
  /// This trick puts the target out of reach of the Chief's side.
  case setsContract
  /// The seat's side already holds the trick, and the card adds this many points to it.
  case feedsOwnSide(points: Int)
  /// The seat's side already holds the trick, and no points are added to it.
  case leavesToOwnSide
  /// The other side holds the trick, and no legal card has fewer points.
  case givesLeast(points: Int)
  /// It is the last card of a suit in a hand that also holds trumps.
  case emptiesSuit(Suit)

  /// In most rollouts the other side has no trumps left after this trick.
  case drawsLastTrumps
  /// A seat of the other side takes this trick in few rollouts, but in most after another move.
  case keepsFromLead(Seat)
  /// The other seat of the same side takes this trick in most rollouts, but in few after another
  /// move.
  case leavesLead(to: Seat)

  /// It takes a trick that this seat of the same side holds, in most rollouts for good, and so leads to
  /// the next one.
  case takesToLead(from: Seat)

  /// The seat's side, of this many seats, takes the trick in this share of rollouts, clearly more
  /// than after another card.
  case winsTrick(percent: Int, side: Int)
  /// The hand keeps a card, spent by another move, that takes a later trick in this share of
  /// rollouts.
  case keepsWinner(Card, percent: Int)
  /// The same for a trump that mostly trumps this suit.
  case keepsToTrump(Card, Suit)
  /// The seat's side, of this many seats, spends a trump less on the trick than after another card.
  case savesTrump(side: Int)
  /// The other side, of this many seats, usually spends a trump on the card that is led.
  case forcesTrump(others: Int)
  /// The seat wins this many more card points with the trick, on average.
  case winsPoints(points: Int)
  /// The contract of the seat's side, of this many seats, is made more often, or that of the other
  /// side less often.
  case makesMoreOften(side: Int)
  case breaksMoreOften
  /// The seat's contract is made no more often, but costs it less when it is lost.
  case failsByLess
  /// The contract of others is lost no more often, but brings the seat more when it is.
  case failsByMore
  /// The seat wins this many more card points after the trick, on average.
  case bringsPoints(points: Int)

  /// This leading seat wins the match less often with this hand; `target` is the total it needs,
  /// nil if hands end the match.
  case keepsFromWinning(Seat, target: Int?)
  /// The seat wins the match with this hand in this share of rollouts.
  case winsMatch(percent: Int)
  /// The leading rival scores this many points less.
  case costsRival(Seat, points: Int)

  /// Another bid, as Chief at this level, would make its contract in only this share of rollouts.
  case wouldBeTooDear(level: Int, percent: Int)
  /// The seat opposes a contract of others, which is made in only this share of those rollouts.
  case othersFail(percent: Int)
  /// Another bid ends in an éclat in this share of rollouts.
  case avoidsEclat(percent: Int)
  /// It lays as many cards as another bid, but lower ones, so that the good ones stay hidden.
  case hidesGoodCards
  /// The seat makes its contracts as Chief in this share of rollouts, and after another bid less
  /// often.
  case makesAsChief(percent: Int, otherwise: Int)
  /// Others make their contracts against the seat in this share of rollouts, and after another bid
  /// more often.
  case othersMakeLess(percent: Int, otherwise: Int)
  /// The contract of others is higher than after another bid, about this many cards, and made less
  /// often.
  case raisesOthers(level: Int)
  /// The seat scores more than after another bid where it has this part in the contract.
  case bringsMore(as: Part)

  /// The bid leads with `level` cards, for this target in points.
  case leads(level: Int, target: Int)
  /// The bid is second highest and would make the seat Vice.
  case wouldBeVice
  /// The bid shows cards to a Chief who needs a partner.
  case showsCards
  /// The bid ties the highest: an éclat if nobody bids on.
  case risksEclat
  /// The seat passes while it leads.
  case restsOnLead
  /// The seat passes without the lead.
  case staysOut
  /// The bid shows a possible trump: one that all laid cards share, or a new one. The hand holds
  /// this many cards of it.
  case couldBeTrump(Trump, cards: Int)
  /// The seat becomes Chief in this share of rollouts.
  case becomesChief(percent: Int)
  /// The seat becomes Vice in this share of rollouts.
  case becomesVice(percent: Int)
  /// The seat is picked as partner in this share of rollouts.
  case becomesPartner(percent: Int)
  /// The same, nearly always by this Chief.
  ///
  /// The trump is the one that the Chief mostly names then, if the Chief has laid cards of it and the
  /// bid adds one.
  case isPicked(by: Seat, for: Trump?, percent: Int)
  /// The seat names this trump in this share of rollouts.
  case names(Trump, percent: Int)
  /// The bid adds a card of a possible trump of the leader's, who has laid several of it. The hand
  /// holds this many.
  case fitsLeader(Seat, Trump, cards: Int)

  /// The hand holds this many cards of the new trump.
  case holdsTrumps(cards: Int)
  /// The bonus for making the contract.
  case bonus(points: Int)
  /// A possible partner has laid this many cards of the new trump.
  case shownBy(Seat, cards: Int)
  /// The Vice names what the Chief has laid several cards of and can then no longer name.
  case deniesChief(Trump)
  /// The partner to be picked has laid this many trumps.
  case showsTrumps(cards: Int)
  /// The partner to be picked has laid this many cards from 8 up that are not trump.
  case showsHighCards(cards: Int)

  /// The part of a seat in a contract.
  public enum Part: Hashable, Sendable { case chief, partner, opponent }
}

extension Reason {
  /// Whether it favours a move over another move that has these reasons.
  ///
  /// It does not if it applies equally or more to the other move, or if it only describes the move
  /// or a risk.
  public func favours(over rivals: [Reason]) -> Bool {
    if self == .onlyChoice { return true }
    if rivals.contains(self) { return false }
    switch self {
    case .leads, .leadsLoser, .risksPoints, .risksEclat, .leavesToOwnSide,
      .holdsTrumps(cards: 0), .showsTrumps(cards: 0):
      return false
    default: break
    }
    let best = rivals.filter { $0.isSameKind(as: self) }.compactMap(\.gain).max()
    guard let gain, let best else { return true }
    return gain > best
  }

  /// Whether it says what a move is for, so that it can be shown where no other move is worse.
  var describes: Bool {
    switch self {
    case .leadsLoser, .risksEclat, .holdsTrumps(cards: 0), .showsTrumps(cards: 0): false
    default: true
    }
  }

  /// Its strength in cards, points or per cent, where more is better; nil if it has no such number.
  private var gain: Int? {
    switch self {
    case .holdsTrumps(let number), .showsTrumps(let number), .bonus(let number),
      .becomesChief(let number), .becomesVice(let number), .becomesPartner(let number),
      .isPicked(_, _, let number), .fitsLeader(_, _, let number),
      .shownBy(_, let number),
      .showsHighCards(let number), .couldBeTrump(_, let number), .feedsOwnSide(let number),
      .takesForSure(let number),
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
      (.isPicked, .isPicked), (.fitsLeader, .fitsLeader), (.shownBy, .shownBy),
      (.showsHighCards, .showsHighCards), (.feedsOwnSide, .feedsOwnSide),
      (.givesLeast, .givesLeast), (.takesForNow, .takesForNow):
      true
    default: isSureTrick && other.isSureTrick
    }
  }

  var isSureTrick: Bool {
    switch self {
    case .takesForSure, .trumpsForSure, .takesAsLast: true
    default: false
    }
  }

  /// Its rank in a list, the strongest being lowest: facts that decide the hand come first, then
  /// sure ones, likely ones and merely true ones.
  var weight: Int {
    switch self {
    case .onlyChoice, .makesContract, .setsContract, .keepsFromWinning, .winsMatch, .costsRival: 0
    case .takesToLead, .avoidsEclat, .wouldBeTooDear, .othersFail, .savesTrump, .drawsLastTrumps,
      .takesForSure,
      .trumpsForSure, .takesAsLast, .cashesWinner, .holdsTrumps, .showsTrumps:
      1
    case .feedsOwnSide, .keepsFromLead, .leavesLead, .keepsToTrump, .keepsWinner, .makesAsChief,
      .othersMakeLess, .isPicked(_, _?, _), .fitsLeader, .couldBeTrump, .wouldBeVice, .restsOnLead,
      .deniesChief:
      2
    case .becomesChief, .becomesVice, .becomesPartner, .isPicked, .names, .raisesOthers, .bonus,
      .shownBy,
      .showsHighCards:
      3
    case .winsTrick, .hidesGoodCards, .drawsTrumps, .leavesToOwnSide, .takesForNow, .emptiesSuit,
      .forcesTrump:
      4
    case .givesLeast, .showsCards, .leads, .risksEclat, .risksPoints, .leadsLoser: 5
    case .winsPoints, .makesMoreOften, .breaksMoreOften, .failsByLess, .failsByMore, .bringsPoints,
      .bringsMore:
      6
    case .staysOut: 7
    }
  }
}
