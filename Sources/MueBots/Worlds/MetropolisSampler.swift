import MueRules

/// Draws worlds that agree with an observation, the likelier the better they explain what the others
/// did.
///
/// An even draw begins a chain of worlds. From one to the next some pairs of hidden cards change
/// places, or do not, by the rule of Metropolis: an exchange that makes the others' hands easier to
/// believe is made, one that makes them harder to believe only sometimes. After a while a new chain
/// begins, so that no world is out of reach.
struct MetropolisSampler: Sendable {
  private let sampler: WorldSampler
  private let known: KnownCards
  private let cards: [Card]
  private let played: [CardSet]
  private let evidence: BidEvidence?
  private var playEvidence: PlayEvidence?
  private let schedule: MetropolisSchedule
  /// The chain: the last world, who holds which hidden card in it, and how hard its hands are to
  /// believe by what was bid and by what was played.
  private var world = World(hands: InlineArray(repeating: .none))
  private var owners = InlineArray<60, Int>(repeating: 0)
  private var bidStrains = InlineArray<6, Int>(repeating: 0)
  private var playStrains = InlineArray<6, Int>(repeating: 0)
  /// How many worlds the chain has left.
  private var left = 0

  init(_ observation: Observation, skill: Skill) {
    known = KnownCards(observation, memory: skill.memory)
    sampler = WorldSampler(known)
    cards = Array(known.hidden)
    played = observation.publicState.played
    // Both kinds of evidence are about whole hands, so only who has forgotten nothing can weigh them.
    let remembersAll = observation.publicState.play == nil || skill.memory == BotSettings.fullMemory
    evidence =
      skill.believesBids && remembersAll
      ? BidEvidence(observation, tuning: skill.bidTuning) : nil
    playEvidence =
      skill.believesPlays && remembersAll
      ? PlayEvidence(observation, tuning: skill.playTuning) : nil
    schedule = skill.schedule
  }

  /// The next world.
  mutating func world(using generator: inout SeededGenerator) -> World {
    guard evidence != nil || playEvidence != nil, cards.count > 1 else {
      return sampler.world(using: &generator)
    }
    if left == 0 {
      begin(using: &generator)
      for _ in 0..<schedule.first * cards.count { exchange(using: &generator) }
      left = schedule.worlds
    } else {
      for _ in 0..<max(schedule.least, schedule.next * cards.count / 16) {
        exchange(using: &generator)
      }
    }
    left -= 1
    return world
  }

  /// Begins a chain with an even draw.
  private mutating func begin(using generator: inout SeededGenerator) {
    world = sampler.world(using: &generator)
    for seat in 0..<known.players.number {
      for card in world.hands[seat] { owners[Int(card.index)] = seat }
      bidStrains[seat] =
        evidence?.negativeLogLikelihood(of: world.hands[seat] | played[seat], at: seat) ?? 0
      playStrains[seat] = playEvidence?.negativeLogLikelihood(of: world.hands[seat], at: seat) ?? 0
    }
  }

  /// Exchanges two hidden cards between their seats, or leaves them.
  private mutating func exchange(using generator: inout SeededGenerator) {
    let one = cards[generator.below(cards.count)]
    let two = cards[generator.below(cards.count)]
    let here = owners[Int(one.index)]
    let there = owners[Int(two.index)]
    guard here != there, known.allows(one, at: there), known.allows(two, at: here),
      world.hands[here].contains(one), world.hands[there].contains(two)
    else { return }
    let patience = Self.patience(&generator)
    let left = (world.hands[here] - CardSet(one)) | CardSet(two)
    let right = (world.hands[there] - CardSet(two)) | CardSet(one)
    var bids = (bidStrains[here], bidStrains[there])
    if let evidence {
      bids.0 = evidence.negativeLogLikelihood(of: left | played[here], at: here)
      bids.1 = evidence.negativeLogLikelihood(of: right | played[there], at: there)
    }
    // However easy to believe the cards played become, they cannot make up for more than this.
    let old = playStrains[here] + playStrains[there]
    let more = bids.0 + bids.1 - bidStrains[here] - bidStrains[there]
    if more - old > patience { return }
    var plays = (playStrains[here], playStrains[there])
    if playEvidence != nil {
      plays.0 = playEvidence?.negativeLogLikelihood(of: left, at: here) ?? 0
      if more + plays.0 - old > patience { return }
      plays.1 = playEvidence?.negativeLogLikelihood(of: right, at: there) ?? 0
      if more + plays.0 + plays.1 - old > patience { return }
    }
    world.hands[here] = left
    world.hands[there] = right
    (bidStrains[here], bidStrains[there]) = bids
    (playStrains[here], playStrains[there]) = plays
    owners[Int(one.index)] = there
    owners[Int(two.index)] = here
  }

  /// A number above *x* 1024ths with the chance e to the minus *x*.
  private static func patience(_ generator: inout SeededGenerator) -> Int {
    logarithms[generator.below(logarithms.count)]
  }

  /// Minus the natural logarithms of (*n* + ½) / 256, in 1024ths.
  private static let logarithms: [Int] = (0..<256).map { place in
    // log x = 2 artanh((x − 1) / (x + 1)), after halving x into reach.
    var rest = Double(2 * place + 1) / 512
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
    return Int((1024 * sum).rounded())
  }
}

/// How far worlds wander between one that is used and the next.
struct MetropolisSchedule: Sendable {
  /// How many exchanges for each hidden card lead from an even draw to the first world of a chain.
  var first = 4
  /// How many, for sixteen hidden cards, lead from each world to the next.
  var next = 8
  /// At least so many.
  var least = 4
  /// How many worlds a chain has.
  var worlds = 32
}
