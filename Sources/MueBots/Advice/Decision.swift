import MueRules

/// One decision of a seat in a hand that is over, and what it cost.
public struct Decision: Equatable, Sendable {
  /// Its place among all moves of the hand, from 0.
  public let place: Int
  /// What the seat could see then.
  public let observation: Observation
  /// What was done.
  public let made: Choice
  /// What would have been best.
  public let best: Choice
  /// The mean score that the best choice brings beyond the one made; 0 when they are as good.
  public let cost: Double

  /// Whether there was nothing to choose.
  public var isForced: Bool { made.reasons == [.onlyChoice] }
}
