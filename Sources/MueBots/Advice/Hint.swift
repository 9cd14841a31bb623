import MueRules

/// Advice for the seat to move: the best moves, what each is expected to bring, and why.
///
/// A bot finds the moves that matter; paired rollouts then compare them in fresh worlds.
public struct Hint: Hashable, Sendable {
  /// The best moves, the best first; at least one.
  public let choices: [Choice]

  /// The most moves in it.
  public static let most = 3

  /// Advice by a bot: its search has one set of limits, the rollouts that compare its best moves another.
  ///
  /// Nil if the seat is not to move.
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

/// A move with what it is expected to bring and why it is worth making.
public struct Choice: Hashable, Sendable {
  /// The move and how it fared in the worlds it was played out in.
  public let evaluation: Evaluation
  /// The reasons for it, the weightiest first; perhaps none.
  public let reasons: [Reason]
  /// The share of rollouts in which the auction ended in an éclat, in per cent.
  public let eclatPercent: Int

  public var move: Move { evaluation.move }

  /// One of the moves that rollouts have compared; its reasons speak for it against the best of the others.
  init(_ summary: RolloutSummary, among others: [RolloutSummary], _ observation: Observation) {
    evaluation = Evaluation(summary.move, summary.tally)
    let rival = others.filter { $0.move != summary.move }
      .max { $0.tally.value < $1.tally.value }
    let rivals = rival.map { Self.reasons(for: $0, among: others, observation) } ?? []
    reasons = Self.reasons(for: summary, among: others, observation)
      .filter { $0.favours(over: rivals) }
    eclatPercent = summary.percent(summary.eclat)
  }

  /// All reasons for a move, the weightiest first.
  private static func reasons(
    for summary: RolloutSummary, among others: [RolloutSummary], _ observation: Observation
  ) -> [Reason] {
    let evident = Reasons(observation).reasons(for: summary.move)
    if evident == [.onlyChoice] { return evident }
    let observed = PlayoutReasons(observation, summary, among: others).all
    var all: [Reason] = []
    for reason in evident + observed where !all.contains(reason) { all.append(reason) }
    // What the rollouts have shown replaces what merely may happen.
    if all.contains(.drawsLastTrumps) { all.removeAll { $0.isDrawingTrumps } }
    if all.contains(where: \.isBecomingVice) { all.removeAll { $0 == .wouldBeVice } }
    return all.enumerated().sorted {
      ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset)
    }.map(\.element)
  }
}

extension Reason {
  fileprivate var isDrawingTrumps: Bool { if case .drawsTrumps = self { true } else { false } }
  fileprivate var isBecomingVice: Bool { if case .becomesVice = self { true } else { false } }
}

/// Moves at a position, each played out to the end of the hand in the same worlds.
public struct Comparison: Hashable, Sendable {
  /// The moves with what they are expected to bring and why, the best first; of equal moves the one
  /// given first comes first.
  public let choices: [Choice]

  /// Compares moves in worlds that agree with an observation, by policies, or without any by heuristics.
  ///
  /// The playouts of the limits are shared among the moves.
  public init(
    _ observation: Observation, of moves: [Move], by policies: Policies?, limits: Limits,
    seed: UInt64
  ) {
    let rollouts = PairedRollouts(observation, of: moves, by: policies, limits: limits, seed: seed)
    let order = rollouts.summaries.enumerated().sorted {
      (-$0.element.tally.value, $0.offset) < (-$1.element.tally.value, $1.offset)
    }
    choices = order.map { Choice($0.element, among: rollouts.summaries, observation) }
  }
}
