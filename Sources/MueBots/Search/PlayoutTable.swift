import MueRules

/// A table in one world, at which every seat bids, names and plays by policies, or without any by heuristics.
struct PlayoutTable {
  /// What the bidders hold, for the policies or for heuristics; empty after the auction.
  private let hands: [BidHand]
  private let plans: [BidPlan]
  private let utility: Utility
  private let concededPoints: Int
  private let boldness: Int
  /// What moves are drawn from; nil for heuristics.
  let policies: Policies?
  /// Where the chance of the moves comes from, the same for all moves that are compared.
  let chance: SeededGenerator

  /// A table in a world.
  ///
  /// `concededPoints` are moved from the Chief's side after the play; `boldness` is what becoming Chief is worth besides
  /// to the seat that searches, in hundredths of a point.
  ///
  /// By `policies` bids and cards are drawn, the bids of all seats but the one that searches from the policy that bids
  /// as others do, and the likeliest trumps and partners are named; without any all comes from heuristics.
  init(
    _ round: Round, utility: Utility, concededPoints: Int = 0, boldness: Int = 0,
    policies: Policies?, chance generator: inout SeededGenerator
  ) {
    self.policies = policies
    chance = policies.chance(from: &generator)
    self.concededPoints = concededPoints
    self.boldness = boldness
    self.utility = utility
    guard case .auction = round.publicState.phase else {
      hands = []
      plans = []
      return
    }
    let dealt = round.players.seats.map { round.deal.hands[$0] }
    if policies != nil {
      hands = dealt.map { BidHand($0, players: round.players) }
      plans = []
    } else {
      hands = []
      plans = dealt.map { BidPlan(hand: $0, rules: round.rules) }
    }
  }

  /// How the hand ends after these moves.
  func outcome(after moves: [Move], in start: Round) -> PlayoutOutcome {
    var chance = chance
    let round = settled(after: moves, in: start, &chance)
    guard var playout = Playout(round) else { return outcome(of: round) }
    playout.finish(by: policies, &chance)
    var outcome = playout.outcome(utility, concededPoints: concededPoints)
    let isChief = playout.memory.contract.roles.chief == utility.seat
    if isChief { outcome.value += 1024 * boldness / 100 }
    return outcome
  }

  /// The hand after these moves and the table's, up to its first trick.
  func settled(after moves: [Move], in start: Round, _ chance: inout SeededGenerator) -> Round {
    var round = start
    // Candidates are legal in every world that is searched, and so is what the rules of thumb say.
    for move in moves where !round.applyLegal(move) { break }
    while round.publicState.play == nil, let turn = round.turn {
      guard round.applyLegal(move(of: turn, in: round, &chance)) else { break }
    }
    return round
  }

  /// The outcome of a hand that ended without tricks.
  func outcome(of round: Round) -> PlayoutOutcome {
    utility.outcome(round.score?.score ?? [], isMade: false)
  }

  private func move(of seat: Seat, in round: Round, _ chance: inout SeededGenerator) -> Move {
    if case .auction = round.publicState.phase {
      if let policies, seat.index < hands.count {
        let searches = seat == utility.seat
        let bidder = searches ? policies.contract : policies.opponentContract
        let choice = ContractChoice(round, seat, hands[seat], boldness: searches ? boldness : 0)
        return bidder.draw(choice, &chance)
      }
      if seat.index < plans.count {
        return HeuristicBidding.bid(of: seat, in: round, plan: plans[seat])
      }
    }
    let observation = round.observation(for: seat)
    return policies?.contract.best(observation) ?? HeuristicBot().choose(observation)
  }
}
