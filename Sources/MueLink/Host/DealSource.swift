/// What a hand was dealt from.
public struct DealSource: Hashable, Sendable {
  /// The number of the hand, from 1.
  public let hand: Int
  /// What each seat gave to it; nil where nobody did.
  public let nonces: [Hex?]

  /// What a hand was dealt from.
  public init(hand: Int, nonces: [Hex?]) {
    self.hand = hand
    self.nonces = nonces
  }
}
