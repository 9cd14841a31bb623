import MueRules

/// A table in one world, at which every seat bids by heuristics, and names and plays cards by policies if there are any.
struct PlayoutTable {
  private let plans: [BidPlan]
  private let utility: Utility
  private let concededPoints: Int
  /// What trumps, partners and cards are chosen by; nil for heuristics.
  let policies: Policies?
  /// Where the chance of the cards comes from, the same for all moves that are compared.
  let chance: SeededGenerator

  /// A table in a world; `concededPoints` are moved from the Chief's side after the play.
  ///
  /// By `policies` the likeliest trumps and partners are named, and cards are drawn; without any all comes from
  /// heuristics.
  init(
    _ round: Round, utility: Utility, concededPoints: Int = 0, policies: Policies?,
    chance generator: inout SeededGenerator
  ) {
    self.policies = policies
    chance = policies.chance(from: &generator)
    self.concededPoints = concededPoints
    self.utility = utility
    guard case .auction = round.publicState.phase else {
      plans = []
      return
    }
    plans = round.players.seats.map {
      BidPlan(hand: round.deal.hands[$0], rules: round.rules)
    }
  }

  /// How the hand ends after these moves.
  func outcome(after moves: [Move], in start: Round) -> PlayoutOutcome {
    let round = settled(after: moves, in: start)
    guard var playout = Playout(round) else { return outcome(of: round) }
    var chance = chance
    playout.finish(by: policies, &chance)
    return playout.outcome(utility, concededPoints: concededPoints)
  }

  /// The hand after these moves and the table's, up to its first trick.
  func settled(after moves: [Move], in start: Round) -> Round {
    var round = start
    // Candidates are legal in every world that is searched, and so is what the rules of thumb say.
    for move in moves where !round.applyLegal(move) { break }
    while round.publicState.play == nil, let turn = round.turn {
      guard round.applyLegal(move(of: turn, in: round)) else { break }
    }
    return round
  }

  /// The outcome of a hand that ended without tricks.
  func outcome(of round: Round) -> PlayoutOutcome {
    utility.outcome(round.score?.score ?? [], isMade: false)
  }

  private func move(of seat: Seat, in round: Round) -> Move {
    if case .auction = round.publicState.phase, seat.index < plans.count {
      let auction = round.publicState.auction
      let bidding = HeuristicBidding(plan: plans[seat], auction: auction, seat: seat)
      let free = round.deal.hands[seat] - auction.laid[seat]
      return bidding.bid(from: free, atMost: auction.limit(for: seat))
    }
    let observation = round.observation(for: seat)
    return policies?.naming.best(observation) ?? HeuristicBot().choose(observation)
  }
}
