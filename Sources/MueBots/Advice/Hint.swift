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

extension Reason {
  var isDrawingTrumps: Bool { if case .drawsTrumps = self { true } else { false } }
  var isWinningTrick: Bool { if case .winsTrick = self { true } else { false } }
  var isOfMatch: Bool {
    switch self {
    case .keepsFromWinning, .winsMatch, .costsRival: true
    default: false
    }
  }
  public var isCashingWinner: Bool { if case .cashesWinner = self { true } else { false } }
  var isBonus: Bool { if case .bonus = self { true } else { false } }
  var isBecomingVice: Bool { if case .becomesVice = self { true } else { false } }
}
