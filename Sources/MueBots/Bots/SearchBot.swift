import MueRules

/// Samples worlds, plays every candidate out in each of them, and makes the move with the best mean.
///
/// Its skill says what it searches and how well. Without playouts it does what its policies prefer.
public struct SearchBot: Bot {
  let skill: Skill

  init(_ skill: Skill) { self.skill = skill }

  /// What it has learned and plays hands out by.
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
    let most = max(2, min(Self.mostCandidates, limits.playouts / 16))
    let search = RoundSearch(
      observation: observation, skill: skill, candidates: Array(quick.prefix(most)))
    return search.evaluations(limits: limits, seed: seed)
  }

  /// Whether the seat's decision is one that it searches.
  private func searches(_ observation: Observation) -> Bool {
    switch observation.legalMoves {
    case .bid: skill.bidding == .search
    case .name, .pick, .play: skill.searchesPlay
    case nil: false
    }
  }

  /// The most moves worth searching before the play.
  private static let mostCandidates = 8

  /// The moves without any search, the best first: those of the policies, or a bid by heuristics.
  private func quickMoves(_ observation: Observation) -> [Move] {
    let policies = skill.policies
    switch observation.legalMoves {
    case .play:
      guard var seen = Playout(observation, memory: skill.memory),
        let card = policies.card.best(&seen.play, &seen.memory)
      else { return [] }
      return [.play(card)]
    case .bid where skill.bidding == .heuristics:
      return [HeuristicBot(skill.heuristics).choose(observation)]
    case .bid, .name, .pick:
      let choice = ContractChoice(observation, boldness: skill.boldness)
      return choice.map(policies.contract.ranking) ?? []
    case nil: return [.pass]
    }
  }
}
