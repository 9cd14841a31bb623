import MueRules

/// Samples worlds, plays every candidate out in each of them, and makes the move with the best mean.
///
/// Its skill says what it searches and how well. Without playouts it plays the card that its policy prefers, and
/// otherwise moves like `HeuristicBot`.
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
    case (.name(let trumps), .name(let trump)):
      candidates = HeuristicNaming(observation).candidates(
        of: trumps, first: trump, atMost: limits.playouts / 16)
    case (.pick(let seats), .pick(let partner)):
      candidates = ([partner] + seats.filter { $0 != partner }).map { [.pick($0)] }
    default: return [Evaluation(quick)]
    }
    let search = RoundSearch(observation, skill: skill, candidates: candidates)
    return search.evaluations(limits: limits, seed: seed)
  }

  /// The move without any search: the card that the policy prefers, or else the heuristic move.
  private func quickMove(_ observation: Observation) -> Move {
    let heuristic = HeuristicBot(skill.heuristics).choose(observation)
    guard case .play = heuristic, let policies = skill.policies,
      var play = observation.publicState.play,
      var memory = PlayMemory(
        observation.publicState, ImperfectMemory(observation, memory: skill.memory))
    else { return heuristic }
    play.hands[observation.seat.index] = observation.hand
    return policies.card.best(&play, &memory).map(Move.play) ?? heuristic
  }
}
