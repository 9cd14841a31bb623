/// What the players agree on before a match.
public struct MatchRules: Hashable, Sendable {
  /// When a match ends.
  public enum End: Hashable, Sendable {
    /// After a hand in which somebody has this total.
    case points(Int)
    /// After this many hands.
    case hands(Int)

    /// The total that ends it; nil when hands are counted.
    public var points: Int? { if case .points(let points) = self { points } else { nil } }
    /// The number of hands that ends it; nil when points are.
    public var hands: Int? { if case .hands(let hands) = self { hands } else { nil } }
  }

  /// How many play.
  public let players: PlayerCount
  /// When it ends.
  public let end: End
  /// Who deals the first hand.
  public let firstDealer: Seat

  /// House rules; throws what is not offered.
  public init(
    players: PlayerCount, end: End = .points(200), firstDealer: Int = 0
  ) throws(MatchRulesError) {
    guard let dealer = players.seat(firstDealer) else { throw .dealer(firstDealer) }
    switch end {
    case .points(let points) where !Self.offeredPoints.contains(points): throw .points(points)
    case .hands(let hands) where !Self.offeredHands.contains(hands): throw .hands(hands)
    default: break
    }
    self.players = players
    self.end = end
    self.firstDealer = dealer
  }

  /// The totals a match may be played to.
  public static let offeredPoints = [100, 200, 300, 500]
  /// The numbers of hands a match may last.
  public static let offeredHands = 1...60
  /// More hands than a match can have in practice: what a reader of files accepts at most.
  public static let mostHands = 2000
}

/// House rules that nobody offers.
public enum MatchRulesError: Error, Hashable, Sendable {
  /// A total that is not offered.
  case points(Int)
  /// A number of hands that is not offered.
  case hands(Int)
  /// No seat of these players.
  case dealer(Int)
}
