import MueRules

/// Draws worlds that agree with an observation, the likelier the better they explain what the others
/// did.
///
/// Each begins as an even draw; then many pairs of hidden cards change places, or do not, by the rule
/// of Metropolis: an exchange that makes the others' hands easier to believe is made, one that makes
/// them harder to believe only sometimes.
struct LikelyWorlds: Sendable {
  private let sampler: WorldSampler
  private let known: KnownCards
  private let cards: [Card]
  private let played: [CardSet]
  private let evidence: BidEvidence?
  private let playEvidence: PlayEvidence?
  private let tries: Int
  private let steps: Int

  init(_ observation: Observation, skill: Skill) {
    known = KnownCards(observation, memory: skill.memory)
    sampler = WorldSampler(known)
    cards = Array(known.hidden)
    played = observation.faceUp.played
    // Both kinds of evidence are about whole hands, so only who has forgotten nothing can weigh them.
    let remembersAll = observation.faceUp.play == nil || skill.memory == MindSettings.fullMemory
    evidence =
      skill.believesBids && remembersAll
      ? BidEvidence(observation, tuning: skill.bidTuning) : nil
    playEvidence =
      skill.believesPlays && remembersAll
      ? PlayEvidence(observation, tuning: skill.playTuning) : nil
    tries = skill.playTuning.tries
    steps = skill.steps
  }

  /// The next world.
  func world(using generator: inout SeededGenerator) -> World {
    var chosen = bidden(using: &generator)
    guard let playEvidence, cards.count > 1 else { return chosen }
    var strain = self.strain(of: chosen, playEvidence)
    for _ in 1..<max(2, tries) {
      let other = bidden(using: &generator)
      let otherStrain = self.strain(of: other, playEvidence)
      if otherStrain - strain > Self.patience(&generator) { continue }
      chosen = other
      strain = otherStrain
    }
    return chosen
  }

  private func strain(of world: World, _ evidence: PlayEvidence) -> Int {
    var strain = 0
    for seat in 0..<known.players.number {
      strain += evidence.strain(of: world.hands[seat], at: seat)
    }
    return strain
  }

  private func bidden(using generator: inout SeededGenerator) -> World {
    var world = sampler.world(using: &generator)
    guard let evidence, cards.count > 1 else { return world }
    let seats = 0..<known.players.number
    var owners = InlineArray<60, Int>(repeating: 0)
    var strains = InlineArray<6, Int>(repeating: 0)
    for seat in seats {
      for card in world.hands[seat] { owners[Int(card.index)] = seat }
      strains[seat] = evidence.strain(of: world.hands[seat] | played[seat], at: seat)
    }
    for _ in 0..<steps * cards.count {
      let one = cards[generator.below(cards.count)]
      let two = cards[generator.below(cards.count)]
      let here = owners[Int(one.index)]
      let there = owners[Int(two.index)]
      guard here != there, known.allows(one, at: there), known.allows(two, at: here) else {
        continue
      }
      let left = (world.hands[here] - CardSet(one)) | CardSet(two)
      let right = (world.hands[there] - CardSet(two)) | CardSet(one)
      let leftStrain = evidence.strain(of: left | played[here], at: here)
      let rightStrain = evidence.strain(of: right | played[there], at: there)
      let more = leftStrain + rightStrain - strains[here] - strains[there]
      if more > 0, more > Self.patience(&generator) { continue }
      world.hands[here] = left
      world.hands[there] = right
      strains[here] = leftStrain
      strains[there] = rightStrain
      owners[Int(one.index)] = there
      owners[Int(two.index)] = here
    }
    return world
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
