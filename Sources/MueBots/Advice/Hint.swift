import MueRules

/// Advice for the seat to move: the best moves, what each is expected to bring, and why.
///
/// A bot finds the candidates; paired rollouts then compare them in fresh worlds.
public struct Hint: Hashable, Sendable {
  /// The best moves, the best first; at least one.
  public let choices: [Choice]

  /// The move that the seat had in mind, if it is none of these.
  public private(set) var own: Choice?

  static let most = 3

  /// Advice by a bot; its search and the rollouts that compare its best moves have separate limits.
  ///
  /// Nil if it is not the seat's turn.
  public init?(
    _ observation: Observation, by bot: any Bot, limits: Limits, rollouts: Limits, seed: UInt64
  ) {
    guard observation.legalMoves != nil else { return nil }
    let moves = bot.evaluate(observation, limits: limits, seed: seed).map(\.move)
    let best = Array(moves.prefix(Self.most))
    choices =
      Comparison(
        observation, of: best, by: bot.policies, limits: rollouts, seed: ~seed
      ).choices
  }
}

extension Hint {
  /// The same hint, also rating another legal move, compared with the best one.
  public func rating(
    _ move: Move, at observation: Observation, by bot: any Bot, rollouts: Limits, seed: UInt64
  ) -> Hint {
    guard !choices.contains(where: { $0.move.text == move.text }),
      observation.legalMoves?.contains(move) == true
    else { return self }
    var hint = self
    hint.own =
      Comparison(
        observation, of: [choices[0].move, move], by: bot.policies, limits: rollouts, seed: ~seed
      ).choices.first { $0.move == move }
    return hint
  }
}

/// A move, what it is expected to bring, and the reasons for it.
public struct Choice: Hashable, Sendable {
  /// The move and its results in the worlds in which it was played out.
  public let evaluation: Evaluation
  /// The reasons for it, the strongest first; possibly none.
  public let reasons: [Reason]
  /// The share of rollouts in which the auction ended in an éclat, in per cent.
  public let eclatPercent: Int
  /// Whether the rollouts show no clear difference between it and the best of the others.
  public let isLevel: Bool

  public var move: Move { evaluation.move }

  /// A move that rollouts have compared; its reasons favour it over a rival.
  init(
    _ summary: RolloutSummary, against rival: RolloutSummary?, _ utility: Utility,
    isLevel: Bool = false, _ observation: Observation
  ) {
    self.isLevel = isLevel
    evaluation = Evaluation(summary.move, summary.tally, utility)
    let rivals =
      rival.map { Self.reasons(for: $0, against: summary, utility, observation) } ?? []
    reasons = Self.reasons(for: summary, against: rival, utility, observation)
      .filter { $0.favours(over: rivals) }
    eclatPercent = summary.percent(summary.eclat)
  }

  /// All reasons for a move, the strongest first.
  private static func reasons(
    for summary: RolloutSummary, against rival: RolloutSummary?, _ utility: Utility,
    _ observation: Observation
  ) -> [Reason] {
    let evident = Reasons(observation).reasons(for: summary.move)
    if evident == [.onlyChoice] { return evident }
    let observed = PlayoutReasons(
      observation: observation, summary: summary, rival: rival, utility: utility
    ).all
    var all: [Reason] = []
    for reason in evident + observed where !all.contains(reason) { all.append(reason) }
    // Facts shown by the rollouts replace mere possibilities.
    if all.contains(.drawsLastTrumps) { all.removeAll { $0.isDrawingTrumps } }
    if all.contains(where: \.isBecomingVice) { all.removeAll { $0 == .wouldBeVice } }
    if all.contains(where: \.isSureTrick) { all.removeAll { $0.isWinningTrick } }
    // The effect on the match comes first if nothing else explains the choice.
    let isOdd = rival.map { $0.tally.score > summary.tally.score } ?? false
    func weight(_ reason: Reason) -> Int { reason.isOfMatch && !isOdd ? 6 : reason.weight }
    return all.enumerated().sorted {
      (weight($0.element), $0.offset) < (weight($1.element), $1.offset)
    }.map(\.element)
  }
}

extension Reason {
  fileprivate var isDrawingTrumps: Bool { if case .drawsTrumps = self { true } else { false } }
  fileprivate var isWinningTrick: Bool { if case .winsTrick = self { true } else { false } }
  fileprivate var isOfMatch: Bool {
    switch self {
    case .keepsFromWinning, .winsMatch, .costsRival: true
    default: false
    }
  }
  fileprivate var isBecomingVice: Bool { if case .becomesVice = self { true } else { false } }
}

/// Moves at a position, each played out to the end of the hand in the same worlds.
///
/// They are ordered by what they bring: points or, near the end of a match, the chance of winning
/// it. Level moves are adjacent.
public struct Comparison: Hashable, Sendable {
  /// The moves with what they are expected to bring and why, the best first.
  ///
  /// Of level moves the cheapest card comes first.
  public let choices: [Choice]

  /// Compares moves in worlds that agree with an observation, by policies, or by heuristics without
  /// them.
  ///
  /// The limit on playouts is shared among the moves.
  public init(
    _ observation: Observation, of moves: [Move], by policies: Policies?, limits: Limits,
    seed: UInt64
  ) {
    let rollouts = PairedRollouts(observation, of: moves, by: policies, limits: limits, seed: seed)
    let (order, level) = rollouts.ranking(observation)
    choices = order.enumerated().map { rank, index in
      // The best is compared with the second, every other one with the best.
      let rival = rank == 0 ? order.dropFirst().first : order[0]
      return Choice(
        rollouts.summaries[index], against: rival.map { rollouts.summaries[$0] },
        rollouts.utility, isLevel: level > 1 && rank < level, observation)
    }
  }
}
