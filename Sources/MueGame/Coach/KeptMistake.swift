/// A costly decision with its hand, for practice.
public struct KeptMistake: Hashable, Sendable {
  public let hand: String
  public let decision: KeptDecision

  public init(hand: String, decision: KeptDecision) {
    self.hand = hand
    self.decision = decision
  }
}
