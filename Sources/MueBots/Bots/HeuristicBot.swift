import MueRules

/// Plays by sound rules of thumb and thinks no further: the plain player.
///
/// It knows whose side it is on, remembers what has been played, and never counts on more than that.
/// It needs no playouts, so limits and seed change nothing.
public struct HeuristicBot: Bot {
  let tuning: BotTuning

  /// A mind with the rules of thumb.
  public init() { self.init(BotTuning()) }

  init(_ tuning: BotTuning) { self.tuning = tuning }

  /// The move by the rules of thumb.
  public func choose(_ observation: Observation, limits: Limits, seed: UInt64) -> Move {
    choose(observation)
  }

  /// The move by the rules of thumb.
  public func choose(_ observation: Observation) -> Move {
    switch observation.legalMoves {
    case .bid(let cards, let atMost):
      HeuristicBidding(observation, boldness: tuning.boldness).bid(from: cards, atMost: atMost)
    case .name(let trumps): .name(HeuristicNaming(observation).trump(of: trumps))
    case .pick(let seats): HeuristicNaming(observation).partner(of: seats).map(Move.pick) ?? .pass
    case .play(let cards): card(observation, of: cards).map(Move.play) ?? .pass
    case nil: .pass
    }
  }

  private func card(_ observation: Observation, of legal: CardSet) -> Card? {
    let imperfectMemory = ImperfectMemory(observation, memory: tuning.memory)
    guard var play = observation.publicState.play,
      var memory = PlayMemory(observation.publicState, imperfectMemory, weights: tuning.weights)
    else { return legal.first }
    play.hands[observation.seat.index] = observation.hand
    return HeuristicPlay.card(&play, &memory)
  }
}
