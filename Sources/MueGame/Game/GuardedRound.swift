import MueRules

/// A hand of a game, whose hidden cards come out only by naming who asks: a seat, or an `Asker`.
///
/// While friends at other terminals hold the cards, nobody gets a hand but the seat it was dealt to,
/// and all hands only the table itself. Nothing else in a `Game` contains a hidden card of it.
public struct GuardedRound: Equatable, Sendable {
  private let whole: Round
  /// Whether the hand is being played with friends at other terminals.
  public let isAmongFriends: Bool

  /// Guards a hand of a game.
  init(_ round: Round, hasFriends: Bool) {
    whole = round
    isAmongFriends = hasFriends && round.score == nil
  }

  /// Everything that lies open.
  public var publicState: PublicState { whole.publicState }
  public var rules: HandRules { whole.rules }
  public var players: PlayerCount { whole.players }
  /// Whose turn it is; nil when the hand is over.
  public var turn: Seat? { whole.turn }
  /// The score of the hand, once it is over.
  public var score: RoundScore? { whole.score }

  /// What a seat may know of the hand.
  public func observation(for seat: Seat) -> Observation { whole.observation(for: seat) }

  /// The hand with all cards; nil for an asker who may not see them.
  public func allCards(for asker: Asker) -> Round? {
    switch asker {
    case .table: whole
    case .anybody: isAmongFriends ? nil : whole
    }
  }
}
