import MueRules

/// Worlds that agree with an observation, drawn one by one, and what every seat holds and names in
/// them.
///
/// In each world the auction is played out as others bid; every trump and partner then counts by
/// how likely it is named or picked.
struct BidSample: Sendable {
  /// The players that name trumps and pick partners by heuristics, by seat.
  typealias Namers = [Seat: HeuristicBot]

  private let publicState: PublicState
  private let namers: Namers
  private let policies: Policies?
  private var sampler: MetropolisSampler
  private var generator: SeededGenerator
  private var drawn = 0
  /// How many of the worlds drawn are possible: all, unless the observation contradicts itself.
  private(set) var worlds = 0
  private(set) var tallies: [BidTally]

  /// The worlds of a chain: few, so that the first reading already has several chains.
  private static let chainLength = 16

  init(_ observation: Observation, _ namers: Namers, by policies: Policies?, seed: UInt64) {
    publicState = observation.publicState
    self.namers = namers
    self.policies = policies
    sampler = MetropolisSampler(
      observation, weighing: policies, chainLength: Self.chainLength)
    generator = SeededGenerator(seed: seed)
    tallies = observation.players.seats.map { _ in BidTally() }
  }

  func mean(_ sum: Int) -> Double { Double(sum) / Double(max(1, worlds)) }

  /// Draws worlds until there are this many; returns false if it was given up.
  mutating func draw(_ count: Int, _ isGivenUp: () -> Bool) -> Bool {
    while drawn < count {
      if isGivenUp() { return false }
      drawn += 1
      guard let round = sampler.world(using: &generator).round(publicState) else { continue }
      worlds += 1
      for seat in round.players.seats { tallies[seat].count(round.deal.hands[seat]) }
      settle(round)
    }
    return true
  }

  /// Plays the rest of an auction out, and counts what is named and picked.
  private mutating func settle(_ world: Round) {
    var round = world
    let hands = world.deal.hands.map { BidHand($0, players: world.players) }
    while case .auction = round.publicState.phase, let turn = round.turn {
      guard round.applyLegal(bid(of: turn, hands[turn], in: round)) else { return }
    }
    guard let roles = round.publicState.roles else { return }
    tallies[roles.chief].chief += 1
    if let vice = roles.vice { tallies[vice].vice += 1 }
    if let trump = round.publicState.viceTrump, let vice = roles.vice {
      note(.name(trump), 1, of: vice)
    }
    if let trump = round.publicState.chiefTrump { note(.name(trump), 1, of: roles.chief) }
    if let partner = round.publicState.contract?.partner {
      note(.pick(partner), 1, of: roles.chief)
    }
    while round.publicState.play == nil, let turn = round.turn {
      guard let move = choose(turn, in: round), round.applyLegal(move) else { return }
    }
  }

  private mutating func bid(of seat: Seat, _ hand: BidHand, in round: Round) -> Move {
    guard let policies else { return HeuristicBot().choose(round.observation(for: seat)) }
    let choice = ContractChoice(round, seat, hand, boldness: 0)
    return policies.opponentContract.draw(choice, &generator)
  }

  /// Draws a trump or a partner, and counts how likely each was.
  private mutating func choose(_ seat: Seat, in round: Round) -> Move? {
    let observation = round.observation(for: seat)
    guard let policies, namers[seat] == nil else {
      let bot = namers[seat] ?? HeuristicBot()
      let move = bot.usual(observation, seed: generator.next())
      note(move, 1, of: seat)
      return move
    }
    guard let choice = ContractChoice(observation) else { return nil }
    for (move, chance) in zip(choice.moves, policies.contract.chances(choice)) {
      note(move, Double(chance), of: seat)
    }
    return policies.contract.draw(choice, &generator)
  }

  private mutating func note(_ move: Move, _ chance: Double, of seat: Seat) {
    tallies[seat].count(move, chance)
    if case .pick(let partner) = move { tallies[partner].picked += chance }
  }
}

/// What a seat holds, names and picks, summed over worlds.
struct BidTally: Sendable {
  /// The cards of each trump that it was dealt, by `TrumpWorths.index`.
  private(set) var held = InlineArray<16, Int>(repeating: 0)
  /// How likely it names each trump, and any.
  private(set) var named = InlineArray<16, Double>(repeating: 0)
  private(set) var namings = 0.0
  /// How likely it picks each seat as partner.
  private(set) var partners = InlineArray<6, Double>(repeating: 0)
  /// The worlds in which it becomes Chief and Vice, and how likely it is picked.
  var chief = 0
  var vice = 0
  var picked = 0.0

  /// Counts a world by the cards that the seat was dealt.
  mutating func count(_ dealt: CardSet) {
    for index in 0..<15 { held[index] += (dealt & TrumpWorths.trump(index).cards).count }
  }

  /// Counts a move of the seat by how likely it was.
  mutating func count(_ move: Move, _ chance: Double) {
    switch move {
    case .name(let trump):
      named[TrumpWorths.index(of: trump)] += chance
      namings += chance
    case .pick(let seat): partners[seat.index] += chance
    case .bid, .play: break
    }
  }

  /// How often it names a trump when it names any, in per cent; nil if it names none.
  func percentNamed(_ index: Int) -> Int? {
    namings > 0 ? (named[index] / namings).inPercent : nil
  }
}
