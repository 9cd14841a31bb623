import MueRules

/// A hand of a game that gives its hidden cards only to a named asker: a seat, or an `Asker`.
///
/// While friends at other terminals hold the cards, a hand goes only to the seat it was dealt to,
/// and all hands only to the table itself. Nothing else in a `Game` contains a hidden card of it.
public struct GuardedRound: Equatable, Sendable {
  private let whole: Round
  public let isAmongFriends: Bool

  /// Guards a hand of a game.
  init(_ round: Round, hasFriends: Bool) {
    whole = round
    isAmongFriends = hasFriends && round.score == nil
  }

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
