import MueRules

/// A move, what it is expected to bring, and the reasons for it.
public struct Choice: Hashable, Sendable {
  /// The move and its results in the worlds in which it was played out.
  public let evaluation: Evaluation
  /// The reasons for it, the strongest first; possibly none.
  ///
  /// They favour it over another move. If the two are level, what both are for follows.
  public let reasons: [Reason]
  /// The share of rollouts in which the auction ended in an éclat, in per cent.
  public let eclatPercent: Int
  /// Whether the rollouts show no clear difference between it and the best of the others.
  public let isLevel: Bool

  public var move: Move { evaluation.move }
  public var figures: ChoiceFigures { ChoiceFigures(evaluation) }

  /// A move whose figures and reasons are known.
  init(_ evaluation: Evaluation, _ reasons: [Reason], isLevel: Bool) {
    self.evaluation = evaluation
    self.reasons = reasons
    self.isLevel = isLevel
    eclatPercent = 0
  }

  /// A move that rollouts have compared with a rival.
  init(
    _ summary: RolloutSummary, against rival: RolloutSummary?, _ utility: Utility,
    isLevel: Bool = false, _ observation: Observation
  ) {
    self.isLevel = isLevel
    evaluation = Evaluation(summary.move, summary.tally, utility)
    func observed(_ summary: RolloutSummary, _ rival: RolloutSummary?) -> PlayoutReasons {
      PlayoutReasons(
        observation: observation, summary: summary, rival: rival, utility: utility,
        isLevel: isLevel)
    }
    let own = Self.reasons(for: summary.move, observed(summary, rival))
    // Also those that the rival would not be given: what applies to both favours neither.
    let rivals = rival.map { Self.applying(to: $0.move, observed($0, summary)) } ?? []
    let favouring = own.filter { $0.favours(over: rivals) }
    let describing = own.filter { isLevel && $0.describes && !favouring.contains($0) }
    reasons = favouring + describing
    eclatPercent = summary.percent(summary.eclat)
  }

  /// All reasons that apply to a move, each once.
  private static func applying(to move: Move, _ observed: PlayoutReasons) -> [Reason] {
    let evident = Reasons(observed.observation).reasons(for: move)
    if evident == [.onlyChoice] { return evident }
    var all: [Reason] = []
    for reason in evident + observed.all where !all.contains(reason) { all.append(reason) }
    return all
  }

  /// The reasons to give for a move, the strongest first.
  private static func reasons(for move: Move, _ observed: PlayoutReasons) -> [Reason] {
    var all = applying(to: move, observed)
    // Facts shown by the rollouts replace mere possibilities.
    if all.contains(.drawsLastTrumps) { all.removeAll { $0.isDrawingTrumps } }
    if all.contains(where: \.isBecomingVice) { all.removeAll { $0 == .wouldBeVice } }
    if all.contains(where: \.isSureTrick) { all.removeAll { $0.isWinningTrick } }
    if all.contains(where: \.isTakingToLead) { all.removeAll { $0.isTakingTrick } }
    if observed.isHopeless { all.removeAll { $0.isBonus } }
    // The effect on the match comes first if nothing else explains the choice.
    func weight(_ reason: Reason) -> Int {
      reason.isOfMatch && !observed.isOdd ? 6 : reason.weight
    }
    return all.enumerated().sorted {
      (weight($0.element), $0.offset) < (weight($1.element), $1.offset)
    }.map(\.element)
  }
}
