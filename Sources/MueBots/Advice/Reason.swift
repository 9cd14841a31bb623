import MueRules

/// A reason for a move: a fact about the position that anybody can check.
///
/// It contains no prose; `MueWords` makes a sentence of it.
public enum Reason: Hashable, Sendable {
  /// No other move is legal.
  case onlyChoice

  /// A trump is led while `outstanding` trumps are unseen.
  case drawsTrumps(outstanding: Int)
  /// A card is led that the other side can no longer beat.
  case cashesWinner
  /// A card is led that the other side may beat.
  case leadsLoser
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

  /// The seat's side takes the trick in this share of rollouts, clearly more than after another
  /// card.
  case winsTrick(percent: Int)
  /// The hand keeps a more valuable card that would otherwise be spent.
  case saves(Card)
  /// The seat's side spends a trump less on the trick than after another card.
  case savesTrump
  /// The contract of the seat's side is made more often, or that of the other side less often.
  case makesMoreOften
  case breaksMoreOften
  /// The contract of the seat's side is made as often, but costs less when it fails.
  case failsByLess
  /// The seat wins this many more card points, on average.
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
  /// The laid cards share a possible trump, of which the hand holds this many cards.
  case couldBeTrump(Trump, cards: Int)
  /// The seat becomes Chief in this share of rollouts.
  case becomesChief(percent: Int)
  /// The seat becomes Vice in this share of rollouts.
  case becomesVice(percent: Int)
  /// The seat is picked as partner in this share of rollouts.
  case becomesPartner(percent: Int)

  /// The hand holds this many cards of the new trump.
  case holdsTrumps(cards: Int)
  /// The bonus for making the contract.
  case bonus(points: Int)
  /// The partner to be picked has laid this many trumps.
  case showsTrumps(cards: Int)
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
    case .leads, .leadsLoser, .risksEclat, .leavesToOwnSide, .holdsTrumps(cards: 0),
      .showsTrumps(cards: 0):
      return false
    default: break
    }
    let best = rivals.filter { $0.isSameKind(as: self) }.compactMap(\.gain).max()
    guard let gain, let best else { return true }
    return gain > best
  }

  /// Its strength in cards, points or per cent, where more is better; nil if it has no such number.
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
