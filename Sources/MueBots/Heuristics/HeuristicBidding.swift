import MueRules

/// The heuristics for the auction.
///
/// A seat that expects to make one level more than the highest bid leads by exactly one card, and
/// then waits for somebody to go higher. Any other seat that bids tactically supports the leader:
/// each round it shows a card that looks like one of the leader's trumps, as long as somebody else
/// would be Vice, hoping to be picked as partner. A seat that does not bid tactically tries to be
/// Vice if its hand is fair, or shows one good card. Neither kind ties the leader, so they cause no
/// éclat.
struct HeuristicBidding {
  private let auction: Auction
  private let seat: Seat
  private let bidsTactically: Bool
  private let counts: [Int]
  private let plan: BidPlan
  private var rules: HandRules { auction.rules }
  private var laid: CardSet { auction.laid[seat] }

  /// The bidding of the observing seat.
  ///
  /// At a table of three, bidding three points higher than the plans of playouts gains four points
  /// a hand among heuristic players (`FIGURES.md`).
  init(_ observation: Observation, boldness: Int = 0, bidsTactically: Bool = false) {
    let addition = observation.players == .three ? 300 : 0
    let plan = BidPlan(
      hand: observation.dealt, rules: observation.rules, boldness: boldness + addition)
    self.init(
      plan: plan, auction: observation.publicState.auction, seat: observation.seat,
      bidsTactically: bidsTactically)
  }

  init(plan: BidPlan, auction: Auction, seat: Seat, bidsTactically: Bool = false) {
    self.auction = auction
    self.seat = seat
    self.bidsTactically = bidsTactically
    self.plan = plan
    let others = auction.players.seats.filter { $0 != seat }
    counts = others.map { auction.laid[$0].count }.sorted(by: >)
  }

  /// The bid of a seat in the auction of a hand with known cards, following a plan made before.
  static func bid(of seat: Seat, in round: Round, plan: BidPlan) -> Move {
    let auction = round.publicState.auction
    let bidding = HeuristicBidding(plan: plan, auction: auction, seat: seat)
    let free = round.deal.hands[seat] - auction.laid[seat]
    return bidding.bid(from: free, atMost: auction.limit(for: seat))
  }

  /// The bid to make now; it may be a pass.
  func bid(from free: CardSet, atMost: Int) -> Move {
    let mine = laid.count
    if bidsTactically, rules.hasPartners, let most = counts.first, most > mine, plan.level <= most {
      return .bid(support(from: free, atMost: atMost))
    }
    let goal = goal(mine: mine)
    return .bid(plan.cards(min(atMost, goal - mine), from: free, beside: laid))
  }

  /// The card that best supports the leader.
  ///
  /// A first card is always laid; another only if some other seat has still laid more and would be
  /// Vice.
  private func support(from free: CardSet, atMost: Int) -> CardSet {
    let second = counts.dropFirst().first ?? 0
    guard atMost > 0, laid.isEmpty || laid.count + 1 < second else { return .none }
    let support = LeaderSupport(auction, excluding: seat)
    let card = free.max { support.priority($0) < support.priority($1) }
    return card.map { CardSet($0) } ?? .none
  }

  /// A bid that draws level with the leader in place of one that does not lead, for a hand with a
  /// high card to show.
  ///
  /// Nil for a seat that has bid twice, where an éclat would be costly, and for a hand too weak to
  /// bid on.
  func levelBid(_ observation: Observation, insteadOf usual: Move) -> Move? {
    guard case .bid(let cards) = usual, case .bid(let free, let atMost) = observation.legalMoves,
      let most = counts.first, laid.count + cards.count < most, most <= LevelBids.mostCards,
      plan.hasCardToShow, plan.level + 1 >= most,
      most - laid.count <= min(atMost, free.count),
      observation.publicState.auction.turns.count(where: {
        $0.seat == observation.seat && !$0.cards.isEmpty
      }) < 2
    else { return nil }
    return .bid(plan.cards(most - laid.count, from: free, beside: laid))
  }

  /// How many cards the seat should have laid after its turn; its present number means a pass.
  private func goal(mine: Int) -> Int {
    let most = counts.first ?? 0
    if mine > most { return mine }
    let lead = max(mine, most) + 1
    if plan.level >= lead { return lead }
    guard rules.hasPartners, mine < most else { return mine }
    let second = counts.dropFirst().first ?? 0
    let vice = min(second + 1, most - 1)
    if vice > mine, plan.level + 2 >= most { return vice }
    return mine == 0 && most >= 2 && plan.hasCardToShow ? 1 : mine
  }
}

/// A seat's plan for the auction: its best and second-best trumps, and how high it bids.
struct BidPlan: Sendable {
  let best: Trump
  /// The trump it would name if the best one is taken.
  let second: Trump
  /// The highest level at which it would be Chief; 0 for none.
  let level: Int
  private let hand: CardSet

  init(hand: CardSet, rules: HandRules, boldness: Int = 0) {
    let players = rules.players
    self.hand = hand
    let worth = HandWorth(players: players)
    var ranked: [(trump: Trump, level: Int, points: Int)] = []
    for trump in Trump.namable(with: hand) {
      let points = worth.sidePoints(hand, under: trump)
      let safe = points - WorthTable.reserve(players) + boldness
      let level = rules.level(reachedWith: safe / 100)
      ranked.append((trump, level, points))
    }
    ranked.sort { $0.points > $1.points }
    best = ranked.first?.trump ?? .noTrump
    second = ranked.dropFirst().first?.trump ?? .noTrump
    level = ranked.first?.level ?? 0
  }

  /// Whether the hand has a card worth showing to a Chief who needs a partner.
  var hasCardToShow: Bool { hand.contains { $0.rank.number >= 8 } }

  /// The cards to lay: `number` of them, or as many as there are.
  ///
  /// First come cards that make both trumps available, then the best trump's, the second's, and the
  /// highest.
  func cards(_ number: Int, from free: CardSet, beside laid: CardSet) -> CardSet {
    var cards = CardSet.none
    let canNameBest = !(laid & best.cards).isEmpty
    while cards.count < number {
      let choice = (free - cards).max { left, right in
        let needsBest = !canNameBest && (cards & best.cards).isEmpty
        return priority(left, needsBest) < priority(right, needsBest)
      }
      guard let choice else { break }
      cards.insert(choice)
    }
    return cards
  }

  private func priority(_ card: Card, _ needsBest: Bool) -> Int {
    var priority = card.rank.number
    if best.cards.contains(card) { priority += needsBest ? 200 : 20 }
    if second.cards.contains(card) { priority += 15 }
    return priority
  }
}

extension WorthTable {
  /// The points that a bid keeps in reserve, in hundredths.
  ///
  /// The winner of an auction has usually overrated its hand (the winner's curse); the reserve
  /// compensates for that.
  static func reserve(_ players: PlayerCount) -> Int {
    switch players {
    case .three: 0
    case .four: 500
    case .five: 450
    case .six: 450
    }
  }
}
