extension Observation {
  /// What a seat knows when a hand begins; throws when its cards are no hand of the deck.
  public init(
    players: PlayerCount, dealer: Seat, seat: Seat, dealt: CardSet
  ) throws(DealError) {
    guard dealt.count == players.handSize else { throw .wrongCount(seat, cards: dealt.count) }
    if let card = (dealt - players.deck).first { throw .notInDeck(card) }
    self.init(seat: seat, dealt: dealt, publicState: PublicState(players: players, dealer: dealer))
  }

  /// Sees the seat to move make a move, so that a view can be rebuilt from what lay open.
  ///
  /// What can be known is checked: turn, limits, what may be named, whether the seat may hold the
  /// card at all, and whether it could have followed with a card that lies before it. Throws why
  /// the move cannot have been; the view is unchanged then. Twins count as in `Round.apply`: the
  /// one shown first is the first.
  public mutating func apply(_ move: Move) throws(IllegalMove) {
    guard let turn = publicState.turn else { throw .handIsOver }
    let hand = possibleHand(of: turn)
    let unmatchedTwins = (move.cards.secondTwins(without: hand) & hand)
      .secondTwins(without: publicState.shown)
    var next = self
    next.dealt = dealt.exchangingTwins(unmatchedTwins)
    let renamed = move.exchangingTwins(unmatchedTwins)
    try next.publicState.apply(renamed, holding: next.hand(of: turn, making: renamed))
    self = next
  }

  /// The view as it is rebuilt from files: a twin counts as the first as long as none of the two has
  /// been shown, for which of them a seat was dealt says nothing.
  public var canonical: Observation {
    let seconds = dealt.secondTwins(without: dealt).secondTwins(without: publicState.shown)
    return Observation(
      seat: seat, dealt: dealt.exchangingTwins(seconds), publicState: publicState,
      peeked: peeked.map { $0.exchangingTwins(seconds) })
  }

  /// The cards a seat may hold for all that is known here: the own hand, or of another seat what
  /// lies before it and the hidden cards that it has not shown to lack.
  func possibleHand(of other: Seat) -> CardSet {
    if other == seat, !isWatching { return hand }
    let lying = publicState.lying(before: other)
    if lying.count == handCount(of: other) { return lying }
    return lying | (hidden - publicState.lacking(other))
  }

  /// The hand to judge a move of a seat by.
  ///
  /// Another seat that plays a card is sure to hold that card and what lies before it, nothing else.
  private func hand(of turn: Seat, making move: Move) -> CardSet {
    let possible = possibleHand(of: turn)
    guard turn != seat || isWatching, case .play(let card) = move, possible.contains(card) else {
      return possible
    }
    return publicState.lying(before: turn) | CardSet(card).canonical(in: possible)
  }
}

extension PublicState {
  /// The cards a seat has shown not to hold: it has not followed them, a trump standing for all
  /// trumps.
  public func lacking(_ seat: Seat) -> CardSet {
    guard let order = play?.order else { return .none }
    return tricks.reduce(.none) { lacking, trick in
      guard let led = trick.cards.first, let card = trick.card(of: seat, players),
        !order.following(led).contains(card)
      else { return lacking }
      return lacking | order.following(led)
    }
  }
}
