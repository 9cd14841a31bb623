import MueRules

/// A Metropolis sampler: draws worlds that agree with an observation, preferring those that better
/// explain what the others did.
///
/// A chain begins with a uniform draw and a burn-in. Each step proposes to swap two hidden cards
/// between their seats. A swap that raises the likelihood is accepted; one that lowers it is
/// accepted with a probability equal to the ratio of the likelihoods (Metropolis et al., 1953). A
/// few steps of thinning separate the worlds that are used. After some worlds a new chain begins, so
/// that no world is out of reach.
///
/// Likelihoods are negative logarithms in 1024ths, so that all arithmetic uses integers.
struct MetropolisSampler: Sendable {
  private let sampler: WorldSampler
  private let known: KnownCards
  private let cards: [Card]
  private let played: [CardSet]
  /// The evidence of the bids, the trumps named and the cards played; nil if it is not weighed, or
  /// there is none.
  private let bidEvidence: BidEvidence?
  private let namingEvidence: NamingEvidence?
  private var playEvidence: PlayEvidence?
  /// The chain's latest world and the holder of each hidden card in it.
  private var world = World(hands: InlineArray(repeating: .none))
  private var owners = InlineArray<60, Int>(repeating: 0)
  /// The negative log-likelihood of each seat's hand in that world.
  private var costs = InlineArray<6, Int>(repeating: 0)
  /// How many worlds a chain yields, and how many more this one does.
  private let chainLength: Int
  private var left = 0
  /// The number of chains begun.
  ///
  /// Worlds of one chain resemble each other, those of different chains are independent; without
  /// evidence each world is a chain of its own.
  private(set) var chains = 0

  /// The burn-in steps per hidden card.
  private static let burnIn = 4
  /// The thinning steps per 16 hidden cards, and the fewest.
  private static let thinning = 8
  private static let leastThinning = 4
  /// The worlds of a chain in a search.
  static let chainLength = 32

  init(_ observation: Observation, skill: Skill) {
    self.init(
      observation, memory: skill.memory, weighing: skill.weighsEvidence ? skill.policies : nil)
  }

  /// Worlds for a player with a memory of 0 to 9, weighed by evidence if policies are given.
  init(
    _ observation: Observation, memory: Int = BotSettings.fullMemory, weighing policies: Policies?,
    chainLength: Int = Self.chainLength
  ) {
    self.chainLength = chainLength
    known = KnownCards(observation, memory: memory)
    sampler = WorldSampler(known)
    cards = Array(known.hidden)
    played = observation.publicState.played
    // The evidence concerns whole hands, so only a player that has forgotten nothing can weigh it.
    let remembersAll = observation.publicState.play == nil || memory == BotSettings.fullMemory
    let policies = remembersAll ? policies : nil
    bidEvidence = policies.map { BidEvidence(observation, by: $0.opponentContract) }
    namingEvidence = policies.flatMap { NamingEvidence(observation, by: $0.contract) }
    playEvidence = policies.flatMap { PlayEvidence(observation, by: $0.opponentCard) }
  }

  mutating func world(using generator: inout SeededGenerator) -> World {
    guard bidEvidence != nil, cards.count > 1 else {
      chains += 1
      return sampler.world(using: &generator)
    }
    if left == 0 {
      begin(using: &generator)
      for _ in 0..<Self.burnIn * cards.count { step(using: &generator) }
      left = chainLength
      chains += 1
    } else {
      for _ in 0..<max(Self.leastThinning, Self.thinning * cards.count / 16) {
        step(using: &generator)
      }
    }
    left -= 1
    return world
  }

  private mutating func begin(using generator: inout SeededGenerator) {
    world = sampler.world(using: &generator)
    for seat in 0..<known.players.number {
      for card in world.hands[seat] { owners[Int(card.index)] = seat }
      costs[seat] = 0
      for evidence in Evidence.allCases {
        costs[seat] += cost(evidence, of: world.hands[seat], at: seat, atMost: .max)
      }
    }
  }

  /// The kinds of evidence, the cheapest to compute first.
  private enum Evidence: CaseIterable { case namings, cards, bids }

  /// The cost, by one kind of evidence, of the cards that a seat still holds: a negative
  /// log-likelihood, at least 0.
  ///
  /// If it exceeds `most`, any number above `most` may be returned.
  @inline(__always)
  private mutating func cost(
    _ evidence: Evidence, of hand: CardSet, at seat: Int, atMost most: Int
  ) -> Int {
    switch evidence {
    case .namings:
      namingEvidence?.negativeLogLikelihood(of: hand | played[seat], at: seat) ?? 0
    case .cards: playEvidence?.negativeLogLikelihood(of: hand, at: seat) ?? 0
    case .bids:
      bidEvidence?.negativeLogLikelihood(of: hand | played[seat], at: seat, atMost: most) ?? 0
    }
  }

  /// One step of the chain: proposes to swap two hidden cards, and accepts or rejects the swap.
  private mutating func step(using generator: inout SeededGenerator) {
    let one = cards[generator.below(cards.count)]
    let two = cards[generator.below(cards.count)]
    let here = owners[Int(one.index)]
    let there = owners[Int(two.index)]
    guard here != there, known.allows(one, at: there), known.allows(two, at: here),
      world.hands[here].contains(one), world.hands[there].contains(two)
    else { return }
    let threshold = Self.acceptanceThreshold(&generator)
    let left = (world.hands[here] - CardSet(one)) | CardSet(two)
    let right = (world.hands[there] - CardSet(two)) | CardSet(one)
    // No cost is negative, so a swap can be rejected before all the evidence is weighed.
    let most = costs[here] + costs[there] + threshold
    var after = (0, 0)
    for evidence in Evidence.allCases {
      after.0 += cost(evidence, of: left, at: here, atMost: most - after.0 - after.1)
      if after.0 + after.1 > most { return }
      after.1 += cost(evidence, of: right, at: there, atMost: most - after.0 - after.1)
      if after.0 + after.1 > most { return }
    }
    world.hands[here] = left
    world.hands[there] = right
    (costs[here], costs[there]) = after
    owners[Int(one.index)] = there
    owners[Int(two.index)] = here
  }

  /// Minus the logarithm of a uniform draw: an increase of *x* 1024ths is accepted with a
  /// probability of e to the power of −*x* / 1024.
  private static func acceptanceThreshold(_ generator: inout SeededGenerator) -> Int {
    logarithms[generator.below(logarithms.count)]
  }

  /// The negative natural logarithms of (*n* + ½) / 256, in 1024ths.
  private static let logarithms: [Int] = (0..<256).map { n in
    Int((1024 * negativeLogarithm(Double(2 * n + 1) / 512)).rounded())
  }
}

/// The negative natural logarithm of a number in (0, 1], by plain arithmetic, so that it is the
/// same on every machine.
func negativeLogarithm(_ number: Double) -> Double {
  // log x = 2 artanh((x − 1) / (x + 1)), after x has been doubled until it is close to 1.
  var rest = number
  var sum = 0.0
  while rest < 0.75 {
    rest *= 2
    sum += 0.693_147_180_559_945_3
  }
  let ratio = (1 - rest) / (1 + rest)
  var power = ratio
  for odd in stride(from: 1, through: 15, by: 2) {
    sum += 2 * power / Double(odd)
    power *= ratio * ratio
  }
  return sum
}

/// How much a player knows about the location of the hidden cards, in bits.
///
/// For each hidden card, take the binary logarithm of the probability that the player's worlds give
/// to its true holder; this is their sum. The same sum for uniform worlds is what everybody knows.
package struct LayoutKnowledge {
  /// The sum over the player's worlds, at most 0.
  package let bits: Double
  /// The sum over uniform worlds.
  package let uniformBits: Double
  /// The number of hidden cards.
  package let cards: Int

  /// A seat's knowledge in a hand, by worlds sampled at a level with policies.
  ///
  /// Nil for a level that samples none.
  package init?(
    _ round: Round, _ seat: Seat, settings: BotSettings, policies: Policies?, worlds: Int,
    seed: UInt64
  ) {
    guard let bot = settings.makeBot(policies) as? SearchBot else { return nil }
    let observation = round.observation(for: seat)
    let known = KnownCards(observation)
    var metropolis = MetropolisSampler(observation, skill: bot.skill)
    let uniform = WorldSampler(known)
    var generator = SeededGenerator(seed: seed)
    func bits(_ next: () -> World) -> Double {
      var found = InlineArray<60, Int>(repeating: 0)
      for _ in 0..<worlds {
        let world = next()
        for other in round.players.seats where other != seat {
          for card in world.hands[other.index] & round.hand(of: other) & known.hidden {
            found[Int(card.index)] += 1
          }
        }
      }
      // Adds half a world, so that no card counts as impossible.
      return known.hidden.reduce(0) { sum, card in
        let share = (Double(found[Int(card.index)]) + 0.5) / Double(worlds + 1)
        return sum - negativeLogarithm(share) / negativeLogarithm(0.5)
      }
    }
    self.bits = bits { metropolis.world(using: &generator) }
    uniformBits = bits { uniform.world(using: &generator) }
    cards = known.hidden.count
  }
}
