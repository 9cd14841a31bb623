import MueRules

/// The match of a game, as everybody at the table knows it.
public struct PublicMatch: Sendable {
  private let match: Match
  private let hasFriends: Bool

  /// The match of a game; while friends at other terminals play, its hand is guarded until it is
  /// over.
  init(_ match: Match, hasFriends: Bool) {
    self.match = match
    self.hasFriends = hasFriends
  }

  public var rules: MatchRules { match.rules }
  public var players: PlayerCount { match.players }
  /// The seed of all deals without an agreed seed; hands among friends are dealt from agreed seeds.
  public var seed: UInt64 { match.seed }
  /// Whether people at several terminals agreed on deals.
  public var hasAgreedDeals: Bool { !match.agreedSeeds.isEmpty }
  /// The scores of the finished hands, the oldest first.
  public var scores: [RoundScore] { match.scores }
  /// Each seat's total after the finished hands.
  public var totals: [Int] { match.totals }
  /// The number of the hand in `round`, from 1.
  public var hand: Int { match.hand }
  public var isOver: Bool { match.isOver }
  /// The current hand, or the last one when the match is over.
  public var round: GuardedRound {
    // A deal that friends agreed on stays guarded when others have taken their seats.
    GuardedRound(
      match.round, hasFriends: hasFriends || match.agreedSeeds.indices.contains(match.hand - 1))
  }
}
