import MueRules

/// A hand after some tricks, and the question how many trumps the other seats still hold.
public struct TrumpCount: Equatable, Sendable {
  public let hand: Round
  public let seat: Seat
  /// The trumps that the other seats still hold, those of Chief and Vice together.
  public let out: CardSet

  /// The question about a hand.
  ///
  /// Nil unless the cards are being played and there are trumps.
  public init?(_ hand: Round, seat: Seat) {
    guard hand.turn != nil, let trumps = hand.publicState.play?.order.trumps, !trumps.isEmpty
    else { return nil }
    self.hand = hand
    self.seat = seat
    // Only cards that the seat has seen count, as in a person's head.
    out = hand.publicState.played.reduce(
      (trumps & hand.rules.deck) - hand.hand(of: seat)
    ) { $0 - $1 }
  }

  /// The number of moves before the first card.
  public var start: Int {
    hand.publicState.moves.count - hand.publicState.played.reduce(0) { $0 + $1.count }
  }

  public var end: Int { hand.publicState.moves.count }

  /// The hand after this number of its moves, as seen by the person who counts; `usual` are names
  /// for the other players.
  ///
  /// With `isWatched` the person makes no moves. Nil if there are too few names.
  public func view(
    after moves: Int, person: PlayerName, usual: [PlayerName], isWatched: Bool
  ) -> GameObservation? {
    hand.position(after: moves)?.view(
      of: seat, person: person, usual: usual, isWatched: isWatched)
  }
}
