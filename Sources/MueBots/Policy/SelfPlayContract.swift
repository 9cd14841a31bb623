import MueRules

/// The bids and namings of a hand of self-play, with what each move brought in the actual deal, for the learning.
///
/// As in `SelfPlayHand` the deals themselves are the worlds. In every second hand strangers have seats, so that the policy
/// is not lost among bidders unlike itself: in two of three such hands three seats of four bid as the policy expects of
/// others, in the third about half of the seats by heuristics. Nearly half of the seats are bolder or more cautious, by up
/// to four points, and learn to be.
package struct SelfPlayContract {
  /// The hand so far.
  package private(set) var round: Round
  private let policies: Policies
  private let rollouts: Int
  private var chance: SeededGenerator
  /// The hands as the policy for bids sees them.
  private let hands: [BidHand]
  /// Who bids besides the policy; nil for the policy.
  private let strangers: [Stranger?]
  /// What becoming Chief is worth to each seat besides, in hundredths of a point.
  private let boldness: [Int]

  /// Who is not the policy that learns.
  private enum Stranger {
    /// Bids by a plan, and names by heuristics.
    case heuristics(BidPlan)
    /// Bids as the policy expects of others.
    case opponent
  }

  /// A hand before its auction, each move to be played out `rollouts` times, at least once.
  package init(_ round: Round, by policies: Policies, rollouts: Int, seed: UInt64) {
    self.round = round
    self.policies = policies
    self.rollouts = max(1, rollouts)
    var chance = SeededGenerator(seed: seed)
    let hasStrangers = chance.below(2) == 0
    let bidsByPolicy = chance.below(3) < 2
    let boldness = round.players.seats.map { _ in
      chance.below(2) == 0 ? 0 : 100 * (chance.below(9) - 4)
    }
    self.boldness = boldness
    strangers = round.players.seats.map { seat in
      guard hasStrangers, chance.below(4) < (bidsByPolicy ? 3 : 2) else { return nil }
      if bidsByPolicy { return .opponent }
      let hand = round.deal.hands[seat]
      return .heuristics(BidPlan(hand: hand, rules: round.rules, boldness: boldness[seat]))
    }
    hands = round.players.seats.map { BidHand(round.deal.hands[$0], players: round.players) }
    self.chance = chance
  }

  /// Plays up to the first card, or to the end of a hand without play.
  package mutating func settle() { _ = samples(of: nil) }

  /// The same; the samples of the choices of a kind, one after another.
  ///
  /// Of bids every third is learned from.
  package mutating func samples(of kind: ContractChoice.Kind?) -> [Float] {
    var samples: [Float] = []
    while round.publicState.play == nil, let seat = round.turn {
      let choice = choice(of: seat, in: round)
      let move = move(of: seat, choice, in: round, &chance)
      if let choice, choice.kind == kind, choice.moves.count > 1, strangers[seat] == nil,
        kind != .bid || chance.below(3) == 0
      {
        let seeds = (0..<rollouts).map { _ in chance.next() }
        let sample = ChoiceSample(choice) { candidate in
          [
            meanScore(of: seat, after: candidate, seeds: seeds), Float(rollouts),
            candidate == move ? 1 : 0,
          ]
        }
        samples += sample.numbers
      }
      guard round.applyLegal(move) else { break }
    }
    return samples
  }

  /// The choice of a seat; nil after the contract, and for those who bid and name by heuristics.
  private func choice(of seat: Seat, in round: Round) -> ContractChoice? {
    if case .heuristics = strangers[seat] { return nil }
    if case .auction = round.publicState.phase {
      // The net of others knows no styles.
      let boldness = strangers[seat] == nil ? boldness[seat] : 0
      return ContractChoice(round, seat, hands[seat], boldness: boldness)
    }
    return ContractChoice(round.observation(for: seat))
  }

  private func move(
    of seat: Seat, _ choice: ContractChoice?, in round: Round, _ chance: inout SeededGenerator
  ) -> Move {
    switch strangers[seat] {
    case .heuristics(let plan):
      guard case .auction = round.publicState.phase else {
        return HeuristicBot().choose(round.observation(for: seat))
      }
      return HeuristicBidding.bid(of: seat, in: round, plan: plan)
    case .opponent: return choice.map { policies.opponentContract.draw($0, &chance) } ?? .pass
    case nil: return choice.map { policies.contract.draw($0, &chance) } ?? .pass
    }
  }

  /// The mean score of the hand, points and bonus, for a seat after its move, over one playout for each seed; with what
  /// becoming Chief is worth to it besides.
  private func meanScore(of seat: Seat, after move: Move, seeds: [UInt64]) -> Float {
    let utility = Utility(seat, nil)
    let sum = seeds.reduce(0) { sum, seed in
      var end = round
      var chance = SeededGenerator(seed: seed)
      guard end.applyLegal(move) else { return sum }
      while end.publicState.play == nil, let turn = end.turn {
        let move = self.move(of: turn, choice(of: turn, in: end), in: end, &chance)
        guard end.applyLegal(move) else { break }
      }
      guard var playout = Playout(end) else { return sum + (end.score?.score[seat] ?? 0) }
      playout.finish(by: policies, &chance)
      let isChief = playout.memory.contract.roles.chief == seat
      return sum + playout.outcome(utility).score + (isChief ? boldness[seat] / 100 : 0)
    }
    return Float(sum) / Float(seeds.count)
  }
}
