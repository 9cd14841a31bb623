/// What one seat may know: its own cards and all that lies open, and nothing else.
///
/// Computer players, screens and guests are only ever given this, so none of them can cheat.
public struct Observation: Equatable, Sendable {
  /// Whose view it is.
  public let seat: Seat
  /// The cards dealt to the seat.
  public internal(set) var dealt: CardSet
  /// All that lies open.
  public internal(set) var publicState: PublicState

  /// The cards of each seat that this one is shown by an open handicap; all empty without it.
  public internal(set) var peeked: [CardSet]

  /// What a seat that was dealt some cards sees, and of the others' cards what it is shown.
  init(seat: Seat, dealt: CardSet, publicState: PublicState, peeked: [CardSet]? = nil) {
    self.seat = seat
    self.dealt = dealt
    self.publicState = publicState
    self.peeked =
      peeked ?? Array(repeating: .none, count: publicState.players.number)
  }

  /// What somebody sees who has no seat, which is what lies open.
  ///
  /// The seat is the one looked from.
  public init(watching publicState: PublicState, from seat: Seat) {
    self.init(seat: seat, dealt: .none, publicState: publicState)
  }

  /// Whether nobody sits here who has cards: only what lies open is seen.
  public var isWatching: Bool { dealt.isEmpty }

  /// The players.
  public var players: PlayerCount { publicState.players }

  /// The cards the seat still holds, those laid included.
  public var hand: CardSet { dealt - publicState.played[seat] }

  /// What the seat may do now; nil when it is not to move.
  public var legalMoves: LegalMoves? {
    publicState.turn == seat && !isWatching ? publicState.legalMoves(holding: hand) : nil
  }

  /// The cards whose place the seat does not know: neither its own, nor laid, nor played, nor shown
  /// to it.
  public var hidden: CardSet {
    players.seats.reduce(players.deck - dealt) { rest, other in
      rest - publicState.played[other] - publicState.auction.laid[other] - peeked[other]
    }
  }

  /// The cards that the seat knows another one to hold: laid, or shown to it, and not yet played.
  public func known(of other: Seat) -> CardSet {
    (publicState.auction.laid[other] | peeked[other]) - publicState.played[other]
  }

  /// The cards of another seat that only this one sees: shown to it, neither laid nor played.
  public func seenAlone(of other: Seat) -> CardSet {
    known(of: other) - publicState.auction.laid[other]
  }

  /// How many cards a seat still holds.
  public func handCount(of other: Seat) -> Int {
    players.handSize - publicState.played[other].count
  }

  /// Why the seat may not play a card that it holds; nil if it may, or is not to play now.
  public func reasonAgainst(_ card: Card) -> IllegalMove? {
    guard case .play(let cards) = legalMoves, hand.contains(card), !cards.contains(card),
      let led = publicState.play?.led
    else { return nil }
    return .mustFollow(led: led, with: cards)
  }
}
