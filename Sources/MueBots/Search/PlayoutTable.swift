import MueRules

/// A table in one world, at which every seat bids, names and plays by policies, or without any by heuristics.
struct PlayoutTable {
  /// What the bidders hold, for the policies.
  private let hands: [BidHand]
  private let utility: Utility
  private let boldness: Int
  /// What moves are drawn from; nil for heuristics.
  let policies: Policies?
  /// Where the chance of the moves comes from, the same for all moves that are compared.
  let chance: SeededGenerator

  /// A table in a world; `boldness` is what becoming Chief is also worth to the seat that searches, in hundredths of a
  /// point.
  ///
  /// By `policies` bids and cards are drawn, the bids of all seats but the one that searches from the policy that bids
  /// as others do, and the likeliest trumps and partners are named.
  init(
    _ round: Round, utility: Utility, boldness: Int = 0, policies: Policies?,
    chance generator: inout SeededGenerator
  ) {
    self.policies = policies
    chance = SeededGenerator(seed: generator.next())
    self.boldness = boldness
    self.utility = utility
    // After the auction, and without policies, nobody asks for them.
    let isAuction = if case .auction = round.publicState.phase { policies != nil } else { false }
    hands = isAuction ? round.deal.hands.map { BidHand($0, players: round.players) } : []
  }

  /// How the hand ends after a move.
  func outcome(after move: Move, in start: Round) -> PlayoutOutcome {
    var chance = chance
    let round = settled(after: move, in: start, &chance)
    guard var playout = Playout(round) else { return outcome(of: round) }
    playout.finish(by: policies, &chance)
    var outcome = playout.outcome(utility)
    let isChief = playout.memory.contract.roles.chief == utility.seat
    if isChief { outcome.value += 1024 * boldness / 100 }
    return outcome
  }

  /// The hand after a move and the table's, up to its first trick.
  func settled(after move: Move, in start: Round, _ chance: inout SeededGenerator) -> Round {
    var round = start
    // A candidate is legal in every world that is searched, and so is what the table does.
    guard round.applyLegal(move) else { return round }
    while round.publicState.play == nil, let turn = round.turn {
      guard round.applyLegal(self.move(of: turn, in: round, &chance)) else { break }
    }
    return round
  }

  /// The outcome of a hand that ended without tricks.
  func outcome(of round: Round) -> PlayoutOutcome {
    utility.outcome(round.score?.score ?? [], isMade: false)
  }

  private func move(of seat: Seat, in round: Round, _ chance: inout SeededGenerator) -> Move {
    if let policies, case .auction = round.publicState.phase, seat.index < hands.count {
      let searches = seat == utility.seat
      let bidder = searches ? policies.contract : policies.opponentContract
      let choice = ContractChoice(round, seat, hands[seat], boldness: searches ? boldness : 0)
      return bidder.draw(choice, &chance)
    }
    let observation = round.observation(for: seat)
    return policies?.contract.best(observation) ?? HeuristicBot().choose(observation)
  }
}
