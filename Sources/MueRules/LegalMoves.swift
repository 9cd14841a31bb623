/// The legal moves of the seat to move.
public enum LegalMoves: Hashable, Sendable {
  /// Lay up to `atMost` of these cards, or pass.
  case bid(from: CardSet, atMost: Int)
  case name([Trump])
  case pick([Seat])
  case play(CardSet)

  /// Whether a move is one of them.
  public func contains(_ move: Move) -> Bool {
    switch (self, move) {
    case (.bid(let cards, let atMost), .bid(let laid)):
      cards.contains(laid) && laid.count <= atMost
    case (.name(let trumps), .name(let trump)): trumps.contains(trump)
    case (.pick(let seats), .pick(let seat)): seats.contains(seat)
    case (.play(let cards), .play(let card)): cards.contains(card)
    default: false
    }
  }

  public var isAboutCards: Bool {
    switch self {
    case .bid, .play: true
    case .name, .pick: false
    }
  }

  /// Whether there is more than one move, counting twins once.
  public var isChoice: Bool {
    switch self {
    case .bid(let cards, let atMost): atMost > 0 && !cards.isEmpty
    case .name(let trumps): trumps.count > 1
    case .pick(let seats): seats.count > 1
    case .play(let cards): cards.looks.count > 1
    }
  }

  /// Every move, counting twins once; in the auction, every set of cards.
  public var all: [Move] {
    switch self {
    case .bid(let cards, let atMost): Self.bids(from: Array(cards), atMost: atMost)
    case .name(let trumps): trumps.map(Move.name)
    case .pick(let seats): seats.map(Move.pick)
    case .play(let cards): cards.looks.map(Move.play)
    }
  }

  private static func bids(from cards: [Card], atMost: Int) -> [Move] {
    var sets = [CardSet.none]
    for card in cards {
      for set in sets where set.count < atMost {
        if let twin = card.firstTwin, cards.contains(twin), !set.contains(twin) { continue }
        sets.append(set | CardSet(card))
      }
    }
    return sets.map(Move.bid)
  }
}
