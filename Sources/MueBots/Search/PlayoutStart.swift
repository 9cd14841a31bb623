import MueRules

/// A hand about to be played out, to be measured or watched from outside.
public struct PlayoutStart: Sendable {
  /// Who plays the cards.
  public enum Policy: Sendable {
    /// Any legal card, each as likely.
    case random
    /// The rules of thumb of `plain`.
    case plain
  }

  private let start: Playout

  /// All hands and the trick on the table.
  public var hand: TrickPlay { start.play }

  /// The hand as it stands; nil unless it has come to its tricks.
  public init?(_ round: Round) {
    guard let start = Playout(round) else { return nil }
    self.start = start
  }

  /// Plays the hand to its end by a policy; returns the card points of each seat.
  public func play(_ policy: Policy, seed: UInt64) -> [Int] {
    var playout = start
    switch policy {
    case .plain: playout.finish()
    case .random:
      var generator = SeededGenerator(seed: seed)
      playout.finish(by: &generator)
    }
    return playout.points
  }
}
