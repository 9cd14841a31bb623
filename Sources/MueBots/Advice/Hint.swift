import MueRules

/// Advice for the seat to move: the best moves, what each is expected to bring, and why.
public struct Hint: Hashable, Sendable {
  /// The best moves, and the one that the seat had in mind; at least one.
  public let comparison: Comparison
  /// The move that the seat had in mind, if a search did not find it among the best.
  public let own: Move?

  /// The moves of the comparison, the best group first.
  public var choices: [Choice] { comparison.choices }
  /// How often each of them was played out.
  public var playouts: Int { choices.first?.evaluation.worlds ?? 0 }

  /// The most moves that a search finds for it.
  public static let most = 3

  init(_ rollouts: PairedRollouts, at observation: Observation, own: Move? = nil) {
    comparison = Comparison(rollouts, observation)
    self.own = own
  }

  /// Advice by a bot; its search and the rollouts that compare its best moves have separate limits.
  ///
  /// Nil if it is not the seat's turn.
  public init?(
    _ observation: Observation, by bot: any Bot, limits: Limits, rollouts: Limits, seed: UInt64
  ) {
    guard let moves = Self.candidates(observation, by: bot, limits: limits, seed: seed) else {
      return nil
    }
    self.init(
      PairedRollouts(
        observation, of: moves, by: bot.policies, limits: rollouts, seed: Self.rollouts(seed)),
      at: observation)
  }

  /// The moves to compare, as a search finds them; nil if it is not the seat's turn.
  static func candidates(
    _ observation: Observation, by bot: any Bot, limits: Limits, seed: UInt64
  ) -> [Move]? {
    if observation.legalMoves == nil { return nil }
    return bot.evaluate(observation, limits: limits, seed: seed).prefix(most).map(\.move)
  }

  /// The seed of the rollouts, which use other worlds than the search.
  static func rollouts(_ seed: UInt64) -> UInt64 { ~seed }
}

extension Reason {
  var isDrawingTrumps: Bool { if case .drawsTrumps = self { true } else { false } }
  var isTakingToLead: Bool { if case .takesToLead = self { true } else { false } }
  /// Whether it counts the points of a trick that the card takes.
  var isTakingTrick: Bool {
    if case .takesForNow = self { true } else { isSureTrick }
  }
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
