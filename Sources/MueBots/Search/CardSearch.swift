import MueRules

/// Searches among the cards that may be played: plays each one out in sampled worlds.
struct CardSearch {
  private let observation: Observation
  private let skill: Skill
  private let legal: CardSet
  private let first: Card

  /// A search among the legal cards, one of them the first: it wins ties, and wins outright without any time.
  init(_ observation: Observation, skill: Skill, legal: CardSet, first: Card) {
    self.observation = observation
    self.skill = skill
    self.legal = legal
    self.first = first
  }

  func evaluations(limits: Limits, seed: UInt64) -> [Evaluation] {
    guard var seen = Playout(observation, memory: skill.memory) else {
      return [Evaluation(.play(first))]
    }
    let sensible = SensibleCards.of(legal.looks, seen.play, seen.memory)
    let candidates = sensible.filter { $0 == first } + sensible.filter { $0 != first }
    guard candidates.count > 1 else { return candidates.map { Evaluation(.play($0)) } }
    let worths = skill.policies.card.worths(&seen.play, &seen.memory)
    let utility = Utility(observation.seat, limits.standing)
    let priors = candidates.map { utility.worth(of: worths[$0] ?? 0) }
    var worlds = MetropolisSampler(observation, skill: skill)
    var generator = SeededGenerator(seed: seed)
    var halving = SuccessiveHalving(priors: priors, limits: limits)
    let ranking = halving.ranking { survivors in
      var start = seen
      start.play.hands = worlds.world(using: &generator).hands
      let worldChance = SeededGenerator(seed: generator.next())
      return survivors.map { survivor in
        var playout = start
        playout.put(candidates[survivor])
        var chance = worldChance
        playout.finish(by: skill.policies, &chance)
        return playout.outcome(utility)
      }
    }
    return ranking.map { Evaluation(.play(candidates[$0]), halving.tallies[$0], utility) }
  }
}

/// Leaves out the cards that no player would play in the last seat of a trick, where the whole trick is
/// seen.
///
/// A search in a few dozen worlds sometimes finds such a card slightly better by chance; a human partner
/// would laugh at it. In other seats all legal cards count as sensible.
struct SensibleCards {
  private let play: TrickPlay
  private let legal: CardSet
  private let isChiefSide: Bool
  private let isOurs: Bool
  /// Whether taking the trick defeats the contract at once.
  private let sets: Bool
  /// All cards that others hold, as far as is known.
  private let others: CardSet

  /// The sensible ones of some legal cards; at least one.
  static func of(_ legal: CardSet, _ play: TrickPlay, _ memory: PlayMemory) -> CardSet {
    guard play.table.count == memory.players.number - 1 else { return legal }
    let sensible = legal - SensibleCards(legal, play, memory).foolish
    return sensible.isEmpty ? legal : sensible
  }

  private init(_ legal: CardSet, _ play: TrickPlay, _ memory: PlayMemory) {
    self.play = play
    self.legal = legal
    isChiefSide = memory.isChiefSide[play.turn.index]
    isOurs = memory.isChiefSide[play.winner.index] == isChiefSide
    others = memory.rules.deck - memory.gone - play.hands[play.turn.index]
    var lost = 0
    for index in 0..<memory.players.number where !memory.isChiefSide[index] {
      lost += play.points[index]
    }
    let enough = memory.allPoints - memory.target + 1
    sets = !isChiefSide && lost < enough && lost + play.table.points >= enough
  }

  private var foolish: CardSet {
    guard let winning = play.winning else { return .none }
    let takers = CardSet(legal.filter { play.order.beats($0, winning) })
    if isOurs { return wasted(takers) }
    if takers.isEmpty { return given }
    return sets ? legal - takers : .none
  }

  /// The cards wasted on a trick of the own side: a trump over it while it is worth a point at most, and
  /// sure winners without points.
  private func wasted(_ takers: CardSet) -> CardSet {
    let plain = legal - play.order.trumps
    let winners = CardSet(
      plain.filter { card in
        card.points == 0 && !others.contains { play.order.beats($0, card) }
      })
    if (plain - winners).isEmpty { return .none }
    return winners | (play.table.points <= 1 ? takers & play.order.trumps : .none)
  }

  /// The cards given away to a lost trick while a 1 is at hand: 9s and the cards of two points.
  private var given: CardSet {
    let plain = legal - play.order.trumps
    guard plain.contains(where: { $0.rank.number == 1 }) else { return .none }
    return CardSet(plain.filter { $0.rank.number == 9 || $0.points == 2 })
  }
}
