import MueRules

/// Worlds drawn for their own sake, to be measured from outside.
public struct WorldDraw: Sendable {
  private let sampler: WorldSampler

  /// Worlds that agree with an observation.
  public init(_ observation: Observation) { sampler = WorldSampler(observation) }

  /// The hand that a seat holds in the last of so many worlds.
  public func hand(of seat: Seat, afterDrawing worlds: Int, seed: UInt64) -> CardSet {
    var generator = SeededGenerator(seed: seed)
    var hand = CardSet.none
    for _ in 0..<worlds { hand = sampler.world(using: &generator).hands[seat.index] }
    return hand
  }
}
