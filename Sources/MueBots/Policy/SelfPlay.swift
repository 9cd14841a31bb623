import MueRules

/// A hand that a policy plays against itself, recording what each card brought in the actual deal,
/// as training data.
///
/// The policy draws each card, and in every third hand strangers take over some seats
/// (`SelfPlayer`). At half of the policy's choices each card is played out several times by the
/// same players with all hands as they are. The policy sees only its own hand, so over many deals
/// the mean of these scores is the card's worth to a player who knows no more than that. The deals
/// themselves are the worlds, distributed exactly as the seats' actions imply, and no sampler has
/// to guess them.
package struct SelfPlayHand {
  private var playout: Playout
  private let players: [SelfPlayer]
  private let rollouts: Int
  private var chance: SeededGenerator

  /// A hand before its first card; each candidate is played out `rollouts` times, at least once.
  package init(_ start: Playout, by policies: Policies, rollouts: Int, seed: UInt64) {
    playout = start
    self.rollouts = max(1, rollouts)
    chance = SeededGenerator(seed: seed)
    players = SelfPlayer.table(of: start.memory.players, with: policies.card, &chance)
  }

  /// Plays the hand to its end and returns the samples of the choices that were weighed, one after
  /// another.
  package mutating func samples() -> [Float] {
    var samples: [Float] = []
    while let card = players[playout.play.turn].draw(&playout, &chance) {
      let candidates = playout.play.legal.looks
      if candidates.count > 1, players[playout.play.turn].learns, chance.below(2) == 0 {
        let seeds = (0..<rollouts).map { _ in chance.next() }
        let before = playout
        let sample = ChoiceSample(&playout, candidates) { candidate in
          let score = before.meanScore(after: candidate, by: players, seeds: seeds)
          return [score, Float(rollouts), candidate == card ? 1 : 0]
        }
        samples += sample.numbers
      }
      playout.put(card)
    }
    return samples
  }
}

extension Playout {
  /// The mean score of the hand, points and bonus, for the seat to move after a card, with one
  /// playout per seed.
  fileprivate func meanScore(after card: Card, by players: [SelfPlayer], seeds: [UInt64]) -> Float {
    let utility = Utility(play.turn, nil)
    let sum = seeds.reduce(0) { sum, seed in
      var end = self
      end.put(card)
      var chance = SeededGenerator(seed: seed)
      while let card = players[end.play.turn].draw(&end, &chance) { end.put(card) }
      return sum + end.outcome(utility).score
    }
    return Float(sum) / Float(seeds.count)
  }
}

/// Who plays a seat in self-play: the policy that learns, or a stranger.
///
/// Strangers make sure that the policy copes with players unlike itself.
enum SelfPlayer: Sendable {
  /// The policy that learns.
  case policy(CardPolicy)
  /// Heuristics with weights of their own.
  case heuristics(HeuristicWeights)
  /// Any legal card.
  case random

  /// The players of a hand: the policy alone, or in one hand of three with strangers in half of the
  /// seats.
  ///
  /// A quarter of the strangers play at random, a quarter like novices, the others by heuristics
  /// with varied weights.
  static func table(
    of players: PlayerCount, with policy: CardPolicy, _ chance: inout SeededGenerator
  ) -> [SelfPlayer] {
    let hasStrangers = chance.below(3) == 0
    return players.seats.map { _ in
      guard hasStrangers, chance.below(2) == 0 else { return .policy(policy) }
      return switch chance.below(4) {
      case 0: .random
      case 1: .heuristics(.novice)
      default: .heuristics(.varied(&chance))
      }
    }
  }

  /// Whether the policy learns from the decisions of this player.
  var learns: Bool { if case .policy = self { true } else { false } }

  /// The next card for the seat to move; nil only when the hand is over.
  func draw(_ playout: inout Playout, _ chance: inout SeededGenerator) -> Card? {
    switch self {
    case .policy(let policy): return policy.draw(&playout.play, &playout.memory, &chance)
    case .heuristics(let weights):
      // The card policy's features use these weights too, so they are swapped for one card only.
      let own = playout.memory.weights
      playout.memory.weights = weights
      defer { playout.memory.weights = own }
      return HeuristicPlay.card(&playout.play, &playout.memory)
    case .random:
      let legal = playout.play.legal.looks
      return legal.isEmpty ? nil : legal[nth: chance.below(legal.count)]
    }
  }
}

extension HeuristicWeights {
  /// Weights that each differ from the usual ones by up to a half.
  fileprivate static func varied(_ chance: inout SeededGenerator) -> HeuristicWeights {
    var weights = HeuristicWeights()
    func vary(_ weight: Int, by percent: Int) -> Int { weight * percent / 100 }
    func percent() -> Int { 50 + chance.below(101) }
    let (trump, side) = (percent(), percent())
    for index in weights.trump.indices {
      weights.trump[index] = vary(weights.trump[index], by: trump)
      weights.side[index] = vary(weights.side[index], by: side)
    }
    for weight in [\Self.drawAsChief, \.drawAsPartner, \.drawAsOpponent, \.decision, \.own] {
      weights[keyPath: weight] = vary(weights[keyPath: weight], by: percent())
    }
    return weights
  }
}

/// The bids and namings of a hand of self-play, recording what each move brought in the actual
/// deal, as training data.
///
/// As in `SelfPlayHand`, the deals themselves are the worlds. In every second hand some seats are
/// strangers, so that the policy copes with bidders unlike itself: in two thirds of those hands
/// three seats in four bid as the policy expects of others, in the rest about half of the seats bid
/// by heuristics. Nearly half of the seats are bolder or more cautious by up to four points, and
/// the policy learns to bid accordingly.
package struct SelfPlayContract {
  package private(set) var round: Round
  private let policies: Policies
  private let rollouts: Int
  private var chance: SeededGenerator
  /// The hands as inputs of the bid policy.
  private let hands: [BidHand]
  /// Who bids in place of the policy; nil for the policy itself.
  private let strangers: [Stranger?]
  /// The bonus value of becoming Chief for each seat, in hundredths of a point.
  private let boldness: [Int]

  /// A bidder other than the policy that learns.
  private enum Stranger {
    /// Bids by a plan and names by heuristics.
    case heuristics(BidPlan)
    /// Bids as the policy expects of others.
    case opponent
  }

  /// A hand before its auction; each candidate is played out `rollouts` times, at least once.
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

  /// Does the same and returns the samples of the choices of a kind, one after another.
  ///
  /// Only every third bid is sampled.
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
      // The opponents' net has not learned styles.
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

  /// The mean score of the hand, points and bonus, for a seat after its move, with one playout per
  /// seed.
  ///
  /// It includes the bonus value of becoming Chief.
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

/// One choice as training data: the inputs of its net, and what each candidate turned out to be
/// worth.
package struct ChoiceSample {
  /// The sample as numbers: the number of candidates, the features of the position, and then for
  /// each candidate its features, its mean score, the number of worlds it was played out in, and 1
  /// if it was chosen.
  package private(set) var numbers: [Float]

  /// A choice of a card, of which the first evaluation is the chosen one; nil if nothing was
  /// searched.
  package init?(_ observation: Observation, _ evaluations: [Evaluation]) {
    guard case .play(let legal) = observation.legalMoves, legal.looks.count > 1,
      evaluations.contains(where: { $0.worlds > 0 }), var seen = Playout(observation)
    else { return nil }
    self.init(&seen, legal.looks) { card in
      let evaluation = evaluations.first { $0.move == .play(card) }
      return [
        Float(evaluation?.score ?? 0), Float(evaluation?.worlds ?? 0),
        evaluations.first?.move == .play(card) ? 1 : 0,
      ]
    }
  }

  /// A bid of any player, represented by the most similar option of the policy.
  ///
  /// Nil for other moves, and where there was no choice.
  package init?(_ observation: Observation, bid: Move) {
    guard case .bid(let laid) = bid, let choice = ContractChoice(observation),
      choice.kind == .bid, choice.moves.count > 1
    else { return nil }
    // The number of cards matters more than which cards they are.
    func likeness(_ move: Move) -> Int {
      (move.cards & laid).count - 3 * abs(move.cards.count - laid.count)
    }
    let likest = choice.moves.indices.max {
      (likeness(choice.moves[$0]), -$0) < (likeness(choice.moves[$1]), -$1)
    }
    let like = likest.map { choice.moves[$0] }
    self.init(choice) { [0, 0, $0 == like ? 1 : 0] }
  }

  /// A choice of a card for the seat to move; `known` gives score, worlds, and 1 if chosen.
  init(_ seen: inout Playout, _ candidates: CardSet, known: (Card) -> [Float]) {
    var features = CardFeatures(&seen.play, &seen.memory, legal: candidates)
    self.init(features.moment, count: candidates.count)
    for (index, card) in candidates.enumerated() {
      add(features.card(card, at: index, &seen.play, &seen.memory), known(card))
    }
  }

  /// A choice before the play; `known` gives score, worlds, and 1 if chosen.
  init(_ choice: ContractChoice, known: (Move) -> [Float]) {
    self.init(choice.moment, count: choice.moves.count)
    for (move, candidate) in zip(choice.moves, choice.candidates) { add(candidate, known(move)) }
  }

  private init(_ moment: ScoringNet.Moment, count: Int) {
    numbers = [Float(count)] + moment.indices.map { moment[$0] }
  }

  private mutating func add(_ candidate: ScoringNet.Candidate, _ known: [Float]) {
    numbers += candidate.indices.map { candidate[$0] } + known
  }
}
