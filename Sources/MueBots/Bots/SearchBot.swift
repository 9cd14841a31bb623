import MueRules

/// Samples worlds, plays every candidate out in each, and makes the move with the best mean.
///
/// Its skill determines what it searches and how thoroughly. Without playouts it makes the move
/// that its policies prefer.
struct SearchBot: Bot {
  let skill: Skill

  init(_ skill: Skill) { self.skill = skill }

  /// The policies that it has learned and plays hands out with.
  public var policies: Policies? { skill.policies }

  /// The move with the highest mean utility over the worlds sampled within the limits.
  public func choose(_ observation: Observation, limits: Limits, seed: UInt64) -> Move {
    evaluate(observation, limits: limits, seed: seed).first?.move ?? .pass
  }

  /// The candidates, the best first.
  public func evaluate(
    _ observation: Observation, limits: Limits, seed: UInt64
  ) -> [Evaluation] {
    let quick = quickMoves(observation, seed: seed)
    if skill.bidding != .search, limits.playouts > 0, let usual = quick.first,
      let level = levelBid(insteadOf: usual, observation, limits, seed: seed)
    {
      return [Evaluation(level)]
    }
    let limits = limits.atMost(skill.mostPlayouts)
    guard limits.playouts > 0, let first = quick.first, searches(observation) else {
      return quick.map { Evaluation($0) }
    }
    if case (.play(let cards), .play(let card)) = (observation.legalMoves, first) {
      let search = CardSearch(observation: observation, skill: skill, legal: cards, first: card)
      return search.evaluations(limits: limits, seed: seed)
    }
    let most = max(2, min(Self.mostCandidates, limits.playouts / 16))
    let search = RoundSearch(
      observation: observation, skill: skill, candidates: Array(quick.prefix(most)))
    let level = levelBids(observation)
    if level.isEmpty { return search.evaluations(limits: limits, seed: seed) }
    let evaluations = search.evaluations(limits: limits.leavingTime, seed: seed)
    let better = evaluations.first.flatMap {
      levelBid(of: level, over: $0.move, observation, limits, seed: seed)
    }
    return (better.map { [$0] } ?? []) + evaluations
  }

  private func searches(_ observation: Observation) -> Bool {
    switch observation.legalMoves {
    case .bid: skill.bidding == .search
    case .name, .pick, .play: skill.searchesPlay
    case nil: false
    }
  }

  /// The bids worth considering that draw level with the leader.
  private func levelBids(_ observation: Observation) -> [Move] {
    guard case .bid = observation.legalMoves else { return [] }
    let turn = BidTurn(observation.publicState.auction, observation.seat)
    let hand = BidHand(observation.dealt, players: observation.players)
    return hand.levelOptions(turn, atMost: LevelBids.mostCards).map(Move.bid)
  }

  /// A bid that draws level, now and then: to show a card, to buy a turn, or to push the leader on.
  ///
  /// It replaces only a bid that does not lead, and only if playouts find that it costs little
  /// compared with that bid, with passing and with the policies' preferences: a few playouts first,
  /// since most such bids are bad, then more in fresh worlds.
  private func levelBid(
    insteadOf usual: Move, _ observation: Observation, _ limits: Limits, seed: UInt64
  ) -> Move? {
    let auction = observation.publicState.auction
    guard trails(after: usual, observation),
      LevelBids.dares(
        auction.most, seed: seed, boldness: skill.style.boldness, isPlayedOut: true)
    else { return nil }
    var level = levelBids(observation)
    if level.isEmpty { return nil }
    let preferred =
      ContractChoice(observation, boldness: skill.boldness)
      .map(skill.policies.contract.ranking) ?? []
    var others = [usual]
    for move in [.pass] + preferred.prefix(3) where !others.contains(move) { others.append(move) }
    level = affordable(
      level, beside: others, observation, limits, playouts: LevelBids.playouts / 4,
      cost: 2 * LevelBids.cost, seed: seed)
    return affordable(level, beside: others, observation, limits, seed: ~seed).first
  }

  /// A bid that draws level, if fresh worlds show it to be clearly better than the best bid of a
  /// search that does not lead.
  ///
  /// That search excludes these bids; otherwise it would pick the one that its few dozen worlds
  /// overrate most.
  private func levelBid(
    of level: [Move], over best: Move, _ observation: Observation, _ limits: Limits, seed: UInt64
  ) -> Evaluation? {
    guard trails(after: best, observation), !limits.isTimeUp() else { return nil }
    let limits = Limits(
      playouts: min(LevelBids.playouts, 5 * limits.playouts), standing: limits.standing,
      isTimeUp: limits.isTimeUp)
    let rollouts = PairedRollouts(
      observation, of: [best] + level, by: policies, limits: limits, batching: .worlds,
      seed: seed ^ 0x6C65_7665)
    let gains = (1...level.count).map { (index: $0, gain: rollouts.gain(of: $0, over: 0)) }
    guard let most = gains.max(by: { $0.gain.mean < $1.gain.mean }),
      most.gain.mean > max(2 * most.gain.error, LevelBids.flattery),
      most.gain.mean + most.gain.policy > 0
    else { return nil }
    let summary = rollouts.summaries[most.index]
    return Evaluation(summary.move, summary.tally, rollouts.utility)
  }

  /// Whether the seat, after a bid, has fewer cards laid than the leader.
  private func trails(after bid: Move, _ observation: Observation) -> Bool {
    guard case .bid(let cards) = bid else { return false }
    let auction = observation.publicState.auction
    return auction.laid[observation.seat].count + cards.count < auction.most
  }

  /// The bids that lose at most `cost` 1024ths of a point to the best of the others, the best
  /// first.
  private func affordable(
    _ bids: [Move], beside others: [Move], _ observation: Observation, _ limits: Limits,
    playouts: Int = LevelBids.playouts, cost: Int = LevelBids.cost, seed: UInt64
  ) -> [Move] {
    if bids.isEmpty { return [] }
    let limits = Limits(
      playouts: playouts, standing: limits.standing, isTimeUp: limits.isTimeUp)
    let rollouts = PairedRollouts(
      observation, of: bids + others, by: policies, limits: limits, batching: .worlds, seed: seed)
    let values = rollouts.summaries.map(\.tally.value)
    let best = values.dropFirst(bids.count).max() ?? 0
    let least = best - rollouts.summaries[0].tally.worlds * cost
    return bids.indices.filter { values[$0] >= least }
      .sorted { (-values[$0], $0) < (-values[$1], $1) }.map { bids[$0] }
  }

  /// The most moves worth searching before the play.
  private static let mostCandidates = 8

  /// The moves without searching, the best first: those of the policies, or a bid by heuristics.
  private func quickMoves(_ observation: Observation, seed: UInt64) -> [Move] {
    let policies = skill.policies
    switch observation.legalMoves {
    case .play:
      guard var seen = Playout(observation, memory: skill.memory),
        let card = policies.card.best(&seen.play, &seen.memory)
      else { return [] }
      let sensible = SensibleCards.of(seen.play.legal.looks, seen.play, seen.memory)
      if sensible.contains(card) { return [.play(card)] }
      let worths = policies.card.worths(&seen.play, &seen.memory)
      return sensible.max { (worths[$0] ?? .min) < (worths[$1] ?? .min) }.map { [.play($0)] } ?? []
    case .bid where skill.bidding == .heuristics:
      return [HeuristicBot(skill.heuristics).usual(observation, seed: seed)]
    case .bid:
      return BidRanking(observation, by: policies.contract, boldness: skill.boldness)?.moves ?? []
    case .name, .pick:
      return ContractChoice(observation).map(policies.contract.ranking) ?? []
    case nil: return [.pass]
    }
  }
}

extension BotSettings {
  /// The bot that plays by these settings.
  ///
  /// It ignores `peek`, which only determines its observations. Without policies (when their file
  /// is missing) every level from casual up plays by sound heuristics.
  public func makeBot(_ policies: Policies? = nil) -> any Bot {
    if let policies, let skill = skill(by: policies) { return SearchBot(skill) }
    return heuristicBot(policies)
  }

  /// The skill of a level that names trumps and plays by policies; nil for one that uses heuristics.
  func skill(by policies: Policies) -> Skill? {
    switch level {
    case .novice, .casual: nil
    case .club: Skill.club(by: policies).adjusted(to: self)
    case .strong: Skill.strong(by: policies).adjusted(to: self)
    case .expert: Skill.expert(by: policies).adjusted(to: self)
    }
  }

  /// The bot of a level that uses heuristics, or of any level without policies.
  func heuristicBot(_ policies: Policies?) -> HeuristicBot {
    if level == .novice {
      return HeuristicBot(
        .novice(memory: memory, style: style, learned: policies.map(LearnedTuning.novice)))
    }
    return HeuristicBot(
      HeuristicTuning(
        memory: memory, boldness: style.boldness, style: style, bidsTactically: true,
        learned: policies.map(LearnedTuning.casual)))
  }
}
