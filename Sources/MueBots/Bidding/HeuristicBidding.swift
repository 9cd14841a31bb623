import MueRules

/// The heuristics for the auction.
///
/// A seat that expects to make one level more than lies on the table leads, by exactly one card, and
/// then waits for somebody to go higher. Another one tries to be Vice if its hand is fair, or shows one
/// good card in the hope of being picked as partner. It never ties the leader, so that it causes no
/// éclat.
struct HeuristicBidding {
  private let rules: HandRules
  private let laid: CardSet
  private let counts: [Int]
  private let plan: BidPlan

  /// The bidding of the seat that observes.
  ///
  /// At a table of three, bidding three points higher than the plans of playouts gains four points a hand among
  /// players by heuristics (`FIGURES.md`).
  init(_ observation: Observation, boldness: Int = 0) {
    let addition = observation.players == .three ? 300 : 0
    let plan = BidPlan(
      hand: observation.dealt, rules: observation.rules, boldness: boldness + addition)
    self.init(
      plan: plan, auction: observation.publicState.auction, seat: observation.seat)
  }

  /// The bidding of a seat by a plan made before.
  init(plan: BidPlan, auction: Auction, seat: Seat) {
    let players = auction.players
    rules = auction.rules
    laid = auction.laid[seat]
    counts = players.seats.filter { $0 != seat }.map { auction.laid[$0].count }.sorted(by: >)
    self.plan = plan
  }

  /// The bid of a seat in the auction of a hand whose cards are known, by a plan made before.
  static func bid(of seat: Seat, in round: Round, plan: BidPlan) -> Move {
    let auction = round.publicState.auction
    let bidding = HeuristicBidding(plan: plan, auction: auction, seat: seat)
    let free = round.deal.hands[seat] - auction.laid[seat]
    return bidding.bid(from: free, atMost: auction.limit(for: seat))
  }

  /// The bid to make now, a pass included.
  func bid(from free: CardSet, atMost: Int) -> Move {
    let mine = laid.count
    let goal = goal(mine: mine)
    return .bid(plan.cards(min(atMost, goal - mine), from: free, beside: laid))
  }

  /// How many cards should lie before the seat after its turn; as many as now for a pass.
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
