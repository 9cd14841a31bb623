import MueRules

/// Plays by sound rules of thumb and thinks no further: the plain player.
///
/// It knows whose side it is on, remembers what has been played, and never counts on more than that.
/// It needs no playouts, so limits and seed change nothing.
public struct PlainMind: Mind {
  let habits: Habits

  /// A mind with the rules of thumb.
  public init() { self.init(Habits()) }

  init(_ habits: Habits) { self.habits = habits }

  /// The move by the rules of thumb.
  public func choose(_ observation: Observation, limits: Limits, seed: UInt64) -> Move {
    choose(observation)
  }

  /// The move by the rules of thumb.
  public func choose(_ observation: Observation) -> Move {
    switch observation.legalMoves {
    case .bid(let cards, let atMost):
      PlainBidding(observation, boldness: habits.boldness).bid(from: cards, atMost: atMost)
    case .name(let trumps): .name(PlainNaming(observation).trump(of: trumps))
    case .pick(let seats): PlainNaming(observation).partner(of: seats).map(Move.pick) ?? .pass
    case .play(let cards): card(observation, of: cards).map(Move.play) ?? .pass
    case nil: .pass
    }
  }

  private func card(_ observation: Observation, of legal: CardSet) -> Card? {
    let recollection = Recollection(observation, memory: habits.memory)
    guard var play = observation.faceUp.play,
      var memory = PlayMemory(observation.faceUp, recollection, taste: habits.taste)
    else { return legal.first }
    play.hands[observation.seat.index] = observation.hand
    return PlainPlay.card(&play, &memory)
  }
}
