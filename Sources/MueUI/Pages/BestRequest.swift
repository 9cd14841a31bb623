import MueGame

/// What a page wants to know of best play.
public struct BestRequest: Sendable {
  /// The replayed hand; nil for the hand just played.
  public let hand: ReplayedHand?
  /// The alternatives that have been asked for, by their index.
  public let wanted: [Int]

  public init(hand: ReplayedHand?, wanted: [Int]) {
    self.hand = hand
    self.wanted = wanted
  }
}
