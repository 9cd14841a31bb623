import MueRules

/// A hand from some point of its play on: the cards, and what has been seen of them.
///
/// It is visible in the package so that the arena can measure playouts and start hands of self-play
/// from them.
package struct Playout: Sendable {
  /// All hands and the trick on the table.
  package var play: TrickPlay
  /// What the seats remember.
  var memory: PlayMemory

  @inline(__always)
  mutating func put(_ card: Card) {
    memory.note(card, by: play.turn, following: play.following)
    play.play(card)
  }

  /// Plays to the end by heuristics.
  mutating func finish() {
    while let card = HeuristicPlay.card(&play, &memory) { put(card) }
  }

  /// Plays to the end, drawing every card from the policies, or by heuristics without them.
  package mutating func finish(by policies: Policies?, _ generator: inout SeededGenerator) {
    guard let policy = policies?.card else { return finish() }
    while let card = policy.draw(&play, &memory, &generator) { put(card) }
  }

  /// Plays to the end of the trick by policies, or by heuristics without them.
  mutating func finishTrick(by policies: Policies?, _ generator: inout SeededGenerator) {
    while play.led != nil, let card = card(by: policies, &generator) { put(card) }
  }

  /// The next card, drawn from the policies, or by heuristics without them; nil when the hand is
  /// over.
  mutating func card(by policies: Policies?, _ generator: inout SeededGenerator) -> Card? {
    policies?.card.draw(&play, &memory, &generator) ?? HeuristicPlay.card(&play, &memory)
  }

  /// The card points that each seat has won.
  package var points: [Int] { memory.players.seats.map { play.points[$0.index] } }

  /// The scores of a finished hand, by seat, and whether its contract was made.
  var scores: (all: [Int], isMade: Bool) {
    let points = points
    let reckoning = Reckoning(
      rules: memory.rules, contract: memory.contract, points: points)
    return (zip(points, reckoning.bonus).map { $0 + $1 }, reckoning.isMade)
  }

  func outcome(_ utility: Utility) -> PlayoutOutcome {
    let scores = scores
    return utility.outcome(scores.all, isMade: scores.isMade)
  }
}

extension Playout {
  /// The play of a hand with all cards known; nil before its first trick and after its last.
  package init?(_ round: Round) {
    guard var play = round.publicState.play, let memory = PlayMemory(round.publicState) else {
      return nil
    }
    for seat in round.players.seats { play.hands[seat.index] = round.hand(of: seat) }
    self.play = play
    self.memory = memory
  }

  /// The play as the seat to move sees it, with no hand but its own; nil outside the play.
  ///
  /// `memory` is how much it remembers, 0 to 9 (`ImperfectMemory`); `weights` are the weights of
  /// its heuristics.
  init?(
    _ observation: Observation, memory: Int = BotSettings.fullMemory,
    weights: HeuristicWeights = HeuristicWeights()
  ) {
    let publicState = observation.publicState
    let imperfectMemory = ImperfectMemory(observation, memory: memory)
    guard var play = publicState.play,
      let remembered = PlayMemory(publicState, imperfectMemory, weights: weights)
    else { return nil }
    play.hands[observation.seat.index] = observation.hand
    self.play = play
    self.memory = remembered
  }
}

/// How one playout ended for the seat that searches.
struct PlayoutOutcome: Equatable, Sendable {
  /// The utility, in 1024ths of a point.
  var value: Int
  /// The score of the hand: points and bonus.
  var score: Int
  /// Whether the contract was made; false without one.
  var isMade: Bool
}

/// A table in one world, where every seat bids, names and plays by policies, or by heuristics
/// without them.
struct PlayoutTable {
  /// The bidders' hands as inputs of the bid policy.
  private let hands: [BidHand]
  private let utility: Utility
  private let boldness: Int
  /// The policies from which moves are drawn; nil for heuristics.
  let policies: Policies?
  /// The source of random moves, the same for all moves that are compared.
  let chance: SeededGenerator

  /// A table in a world; `boldness` is the bonus value of becoming Chief for the searching seat, in
  /// hundredths of a point.
  ///
  /// With `policies`, bids and cards are drawn from them; all seats except the searching one bid by
  /// the policy that predicts the bids of others. Trumps and partners are the likeliest ones.
  init(
    _ round: Round, utility: Utility, boldness: Int = 0, policies: Policies?,
    chance generator: inout SeededGenerator
  ) {
    self.policies = policies
    chance = SeededGenerator(seed: generator.next())
    self.boldness = boldness
    self.utility = utility
    // Only policies need these, and only in the auction.
    let isAuction = if case .auction = round.publicState.phase { policies != nil } else { false }
    hands = isAuction ? round.deal.hands.map { BidHand($0, players: round.players) } : []
  }

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

  /// The hand after a move and the table's replies, up to its first trick.
  func settled(after move: Move, in start: Round, _ chance: inout SeededGenerator) -> Round {
    var round = start
    // A candidate is legal in every world that is searched, and so are the table's moves.
    guard round.applyLegal(move) else { return round }
    return settled(round, &chance)
  }

  /// The hand after the table's moves up to its first trick.
  func settled(_ start: Round, _ chance: inout SeededGenerator) -> Round {
    var round = start
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
