import MueRules

/// Imagines how the hidden cards may lie, plays moves out in these worlds by the plain player's
/// rules, and makes the move that brings itself most.
///
/// How deep and how well it thinks is its skill. Without playouts it moves like the plain player.
public struct SearchBot: Bot {
  let skill: Skill

  init(_ skill: Skill) { self.skill = skill }

  /// The move with the best mean score over the worlds sampled within the limits.
  public func choose(_ observation: Observation, limits: Limits, seed: UInt64) -> Move {
    evaluate(observation, limits: limits, seed: seed).first?.move ?? .pass
  }

  /// The moves thought about, the best first.
  public func evaluate(
    _ observation: Observation, limits: Limits, seed: UInt64
  ) -> [Evaluation] {
    let plain = HeuristicBot(skill.tuning).choose(observation, limits: limits, seed: seed)
    let limits = limits.atMost(skill.mostPlayouts)
    guard limits.playouts > 0 else { return [Evaluation(plain)] }
    switch (observation.legalMoves, plain) {
    case (.play(let cards), .play(let card)) where skill.searchesPlay:
      let search = CardSearch(observation, skill: skill, legal: cards, plain: card)
      return search.evaluations(limits: limits, seed: seed)
    case (.bid(let cards, let atMost), .bid(let laid)) where skill.searchesBids:
      let candidates = BidCandidates(observation, skill: skill, from: cards, atMost: atMost)
      return evaluate([[.bid(laid)]] + candidates.all.map { [.bid($0)] }, observation, limits, seed)
    case (.name(let trumps), .name(let trump)) where skill.searchesNamings:
      let naming = HeuristicNaming(observation)
      let candidates = naming.candidates(of: trumps, first: trump, atMost: limits.playouts / 16)
      return evaluate(candidates, observation, limits, seed)
    case (.pick(let seats), .pick(let partner)) where skill.searchesNamings:
      let others = seats.filter { $0 != partner }
      return evaluate(([partner] + others).map { [.pick($0)] }, observation, limits, seed)
    default: return [Evaluation(plain)]
    }
  }

  private func evaluate(
    _ candidates: [[Move]], _ observation: Observation, _ limits: Limits, _ seed: UInt64
  ) -> [Evaluation] {
    var unlike: [[Move]] = []
    for candidate in candidates where !unlike.contains(candidate) { unlike.append(candidate) }
    let search = RoundSearch(observation, skill: skill, candidates: unlike)
    return search.evaluations(limits: limits, seed: seed)
  }
}
