import MueRules

/// Samples worlds, plays every candidate out in each of them, and makes the move with the best mean.
///
/// Its skill says what it searches and how well. Without playouts it does what its policies prefer, or moves like
/// `HeuristicBot` without any.
public struct SearchBot: Bot {
  let skill: Skill

  init(_ skill: Skill) { self.skill = skill }

  /// What it has learned and plays hands out by; nil if it thinks by heuristics.
  public var policies: Policies? { skill.policies }

  /// The move with the highest mean utility over the worlds sampled within the limits.
  public func choose(_ observation: Observation, limits: Limits, seed: UInt64) -> Move {
    evaluate(observation, limits: limits, seed: seed).first?.move ?? .pass
  }

  /// The candidates, the best first.
  public func evaluate(
    _ observation: Observation, limits: Limits, seed: UInt64
  ) -> [Evaluation] {
    let quick = quickMoves(observation)
    let limits = limits.atMost(skill.mostPlayouts)
    guard limits.playouts > 0, let first = quick.first, searches(observation) else {
      return quick.map { Evaluation($0) }
    }
    if case (.play(let cards), .play(let card)) = (observation.legalMoves, first) {
      let search = CardSearch(observation, skill: skill, legal: cards, first: card)
      return search.evaluations(limits: limits, seed: seed)
    }
    let candidates = candidates(observation, quick: quick, atMost: limits.playouts / 16)
    let search = RoundSearch(observation, skill: skill, candidates: candidates)
    return search.evaluations(limits: limits, seed: seed)
  }

  /// Whether the seat's decision is one that it searches.
  private func searches(_ observation: Observation) -> Bool {
    switch observation.legalMoves {
    case .bid: skill.bidding == .search
    case .name, .pick: skill.searchesNamings
    case .play: skill.searchesCards
    case nil: false
    }
  }

  /// The bids, trumps or partners worth searching, the best by the policy or the heuristics first; at most `atMost`, but
  /// two in any case.
  ///
  /// With a policy a Chief weighs trumps alone, since the playouts pick a good partner for each; without one it weighs
  /// them together with partners.
  private func candidates(_ observation: Observation, quick: [Move], atMost: Int) -> [[Move]] {
    if skill.policies != nil {
      return quick.prefix(max(2, min(Self.mostCandidates, atMost))).map { [$0] }
    }
    switch (observation.legalMoves, quick.first) {
    case (.bid(let cards, let atMost), _):
      let bids = BidCandidates(observation, skill: skill, from: cards, atMost: atMost)
      return [quick] + bids.all.map { [.bid($0)] }
    case (.name(let trumps), .name(let trump)):
      return HeuristicNaming(observation).candidates(of: trumps, first: trump, atMost: atMost)
    case (.pick(let seats), _): return [quick] + seats.map { [.pick($0)] }
    default: return [quick]
    }
  }

  /// The most moves worth searching before the play.
  private static let mostCandidates = 8

  /// The moves without any search, the best first: those of the policies, or else the heuristic move.
  private func quickMoves(_ observation: Observation) -> [Move] {
    let heuristic = HeuristicBot(skill.heuristics)
    guard let policies = skill.policies else { return [heuristic.choose(observation)] }
    switch observation.legalMoves {
    case .bid where skill.bidding == .heuristics, nil: return [heuristic.choose(observation)]
    case .play:
      guard var seen = Playout(observation, memory: skill.memory),
        let card = policies.card.best(&seen.play, &seen.memory)
      else { return [heuristic.choose(observation)] }
      return [.play(card)]
    case .bid, .name, .pick:
      let choice = ContractChoice(observation, boldness: skill.boldness)
      return choice.map(policies.contract.ranking) ?? []
    }
  }
}
