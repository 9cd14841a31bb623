extension Move {
  /// The move in files: cards laid (none for a pass), a trump, a seat's number, or a card.
  public var text: String {
    switch self {
    case .bid(let cards): cards.text
    case .name(let trump): trump.text
    case .pick(let seat): String(seat.index)
    case .play(let card): card.text
    }
  }
}

extension Round {
  /// Reads the move of the seat to move, as the kind of move that is asked now.
  ///
  /// Cards are looked up in the seat's hand, so that a twin means the one it holds. Nil if the text
  /// is no such move at all or the hand is over; whether it is legal, `apply` decides.
  public func move(text: some StringProtocol) -> Move? {
    turn.flatMap { observation(for: $0).move(text: text) }
  }
}

extension Observation {
  /// Reads the move of the seat to move, whoever that is, as the kind of move that is asked now.
  ///
  /// Cards are looked up in the hand, of another seat in what it may hold; of twins the first there
  /// is meant. Nil if the text is no such move at all or the hand is over.
  public func move(text: some StringProtocol) -> Move? {
    guard let turn = publicState.turn else { return nil }
    let hand = possibleHand(of: turn)
    switch publicState.legalMoves(holding: hand) {
    case .bid(let free, _):
      guard let cards = Card.list(text: text) else { return nil }
      return Self.held(cards, in: [free, hand, .deck]).map(Move.bid)
    case .name: return Trump(text: text).map(Move.name)
    case .pick: return players.seats.first { String($0.index) == text }.map(Move.pick)
    case .play:
      guard let card = Card(text: text) else { return nil }
      return Self.held([card], in: [hand, .deck])?.first.map(Move.play)
    case nil: return nil
    }
  }

  /// Each card as one of the first set that has one left that looks like it.
  private static func held(_ cards: [Card], in sets: [CardSet]) -> CardSet? {
    var found = CardSet.none
    for card in cards {
      let places = sets.lazy.compactMap { $0.unused(like: card, besides: found) }
      guard let place = places.first else { return nil }
      found.insert(place)
    }
    return found
  }
}
