import MueRules

/// Samples worlds, plays every candidate out in each of them, and makes the move with the best mean.
///
/// Its skill says what it searches and how well. Without playouts it names and plays what its policies prefer, and bids
/// like `HeuristicBot`.
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
    let quick = quickMove(observation)
    let limits = limits.atMost(skill.mostPlayouts)
    guard limits.playouts > 0 else { return [Evaluation(quick)] }
    let candidates: [[Move]]
    switch (observation.legalMoves, quick) {
    case (.play(let cards), .play(let card)) where skill.searchesCards:
      let search = CardSearch(observation, skill: skill, legal: cards, first: card)
      return search.evaluations(limits: limits, seed: seed)
    case (.bid(let cards, let atMost), .bid) where skill.searchesBids:
      let bids = BidCandidates(observation, skill: skill, from: cards, atMost: atMost)
      candidates = [[quick]] + bids.all.map { [.bid($0)] }
    case (.name, _) where skill.searchesNamings, (.pick, _) where skill.searchesNamings:
      candidates = namings(observation, first: quick, atMost: limits.playouts / 16)
    default: return [Evaluation(quick)]
    }
    let search = RoundSearch(observation, skill: skill, candidates: candidates)
    return search.evaluations(limits: limits, seed: seed)
  }

  /// The trumps or partners worth searching, the best by the policy or the heuristics first; at most `atMost`, but two
  /// in any case.
  ///
  /// With a policy a Chief weighs trumps alone, since the playouts pick a good partner for each; without one it weighs
  /// them together with partners.
  private func namings(_ observation: Observation, first: Move, atMost: Int) -> [[Move]] {
    if let naming = skill.policies?.naming, let choice = NamingPolicy.Choice(observation) {
      return naming.ranking(choice).prefix(max(2, atMost)).map { [$0] }
    }
    return switch (observation.legalMoves, first) {
    case (.name(let trumps), .name(let trump)):
      HeuristicNaming(observation).candidates(of: trumps, first: trump, atMost: atMost)
    case (.pick(let seats), _): [[first]] + seats.map { [.pick($0)] }
    default: [[first]]
    }
  }

  /// The move without any search: what the policies prefer, or else the heuristic move.
  private func quickMove(_ observation: Observation) -> Move {
    if let policies = skill.policies {
      if let naming = policies.naming.best(observation) { return naming }
      if case .play = observation.legalMoves, var seen = Playout(observation, memory: skill.memory),
        let card = policies.card.best(&seen.play, &seen.memory)
      {
        return .play(card)
      }
    }
    return HeuristicBot(skill.heuristics).choose(observation)
  }
}
