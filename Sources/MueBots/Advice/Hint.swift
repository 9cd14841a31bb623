import MueRules

/// Advice for a seat that is to move: the best moves, what each brings and why.
///
/// A mind finds the moves that matter; those are then compared in the same fresh worlds.
public struct Hint: Hashable, Sendable {
  /// The best moves, the best first; at least one.
  public let choices: [Choice]

  /// How many moves are told at most.
  public static let most = 3

  /// Advice by a mind that thinks within some limits, and looks into worlds within others.
  ///
  /// Nil when the seat is not to move.
  public init?(
    _ observation: Observation, by bot: any Bot, limits: Limits, look: Limits, seed: UInt64
  ) {
    guard observation.legalMoves != nil else { return nil }
    let moves = bot.evaluate(observation, limits: limits, seed: seed).map(\.move)
    let best = Array(moves.prefix(Self.most))
    let rollouts = PairedRollouts(observation, of: best, limits: look, seed: ~seed)
    // Of moves that bring the same the one that the mind prefers stays first.
    let order = rollouts.prospects.enumerated().sorted {
      (-$0.element.tally.value, $0.offset) < (-$1.element.tally.value, $1.offset)
    }
    choices = order.map { Choice($0.element, among: rollouts.prospects, observation) }
  }
}

/// A move with what it brings and why it is worth making.
public struct Choice: Hashable, Sendable {
  /// The move and what became of it in the worlds it was played out in.
  public let evaluation: Evaluation
  /// The reasons, the weightiest first; perhaps none.
  public let reasons: [Reason]

  /// The move.
  public var move: Move { evaluation.move }

  /// A move of an observation; `others` are those that it is compared with.
  init(_ summary: RolloutSummary, among others: [RolloutSummary], _ observation: Observation) {
    evaluation = Evaluation(summary.move, summary.tally)
    let plain = Reasons(observation).reasons(for: summary.move)
    if plain == [.onlyChoice] {
      reasons = plain
      return
    }
    let seen = PlayoutReasons(observation, summary, among: others).all
    var all: [Reason] = []
    for reason in plain + seen where !all.contains(reason) { all.append(reason) }
    // What was seen says more than what may be.
    if all.contains(.drawsLastTrumps) { all.removeAll { $0.isDrawingTrumps } }
    if all.contains(where: \.isBecomingVice) { all.removeAll { $0 == .wouldBeVice } }
    reasons = all.enumerated().sorted {
      ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset)
    }.map(\.element)
  }
}

extension Reason {
  fileprivate var isDrawingTrumps: Bool { if case .drawsTrumps = self { true } else { false } }
  fileprivate var isBecomingVice: Bool { if case .becomesVice = self { true } else { false } }
}
