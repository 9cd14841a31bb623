import MueRules

/// Who plays a seat of a hand of self-play: the policy that learns, or a stranger, so that the policy is not lost among
/// players unlike itself.
enum SelfPlayer: Sendable {
  /// The policy that learns.
  case policy(CardPolicy)
  /// Heuristics, with weights of their own.
  case heuristics(HeuristicWeights)
  /// Any card that may be played.
  case random

  /// The players of a hand: the policy alone, or in one hand of three with strangers in half of the seats.
  ///
  /// A quarter of the strangers play at random, a quarter like novices, the others by heuristics of varied weights.
  static func table(
    of players: PlayerCount, with policy: CardPolicy, _ chance: inout SeededGenerator
  ) -> [SelfPlayer] {
    let hasStrangers = chance.below(3) == 0
    return players.seats.map { _ in
      guard hasStrangers, chance.below(2) == 0 else { return .policy(policy) }
      return switch chance.below(4) {
      case 0: .random
      case 1: .heuristics(.novice)
      default: .heuristics(.varied(&chance))
      }
    }
  }

  /// Whether the policy is learning from what it does here.
  var learns: Bool { if case .policy = self { true } else { false } }

  /// The next card for the seat to move; nil only when the hand is over.
  func draw(_ playout: inout Playout, _ chance: inout SeededGenerator) -> Card? {
    switch self {
    case .policy(let policy): return policy.draw(&playout.play, &playout.memory, &chance)
    case .heuristics(let weights):
      // The policy sees the cards through these weights too, so they are exchanged for one card.
      let own = playout.memory.weights
      playout.memory.weights = weights
      defer { playout.memory.weights = own }
      return HeuristicPlay.card(&playout.play, &playout.memory)
    case .random:
      let legal = playout.play.legal.looks
      return legal.isEmpty ? nil : legal[nth: chance.below(legal.count)]
    }
  }
}

extension HeuristicWeights {
  /// Weights that each differ by up to a half from the usual ones.
  fileprivate static func varied(_ chance: inout SeededGenerator) -> HeuristicWeights {
    var weights = HeuristicWeights()
    func vary(_ weight: Int, by percent: Int) -> Int { weight * percent / 100 }
    func percent() -> Int { 50 + chance.below(101) }
    let (trump, side) = (percent(), percent())
    for index in weights.trump.indices {
      weights.trump[index] = vary(weights.trump[index], by: trump)
      weights.side[index] = vary(weights.side[index], by: side)
    }
    for weight in [\Self.drawAsChief, \.drawAsPartner, \.drawAsOpponent, \.decision, \.own] {
      weights[keyPath: weight] = vary(weights[keyPath: weight], by: percent())
    }
    return weights
  }
}
