import Testing

@testable import MueRules

extension Deal {
  /// A deal in which the seats hold at least the given cards, one text for each seat from seat 0;
  /// the rest of the deck is dealt in its order.
  static func holding(_ texts: String..., players: PlayerCount) throws -> Deal {
    var used = CardSet.none
    var hands = Array(repeating: CardSet.none, count: players.number)
    for (index, text) in texts.enumerated() {
      for wanted in try #require(Card.list(text: text), "\(text)") {
        let card = try #require(Rules.classic[players].deck.unused(like: wanted, excluding: used))
        used.insert(card)
        hands[index].insert(card)
      }
    }
    var rest = Array(Rules.classic[players].deck - used)
    for index in hands.indices {
      while hands[index].count < Rules.classic[players].handSize {
        hands[index].insert(rest.removeFirst())
      }
    }
    return try Deal(players: players, hands: hands)
  }
}

extension Round {
  /// Makes moves written as in files, each by the seat to move.
  mutating func make(_ texts: String...) throws {
    for text in texts {
      let move = try #require(self.move(text: text), "\(text)")
      try apply(move)
    }
  }

  /// Passes until the auction is over.
  mutating func endAuction() throws {
    while case .auction = publicState.phase { try apply(.pass) }
  }

  /// Checks that a move is refused and leaves the hand unchanged; returns the reason.
  func refusal(of move: Move) throws -> IllegalMove {
    var changed = self
    let error = #expect(throws: IllegalMove.self) { try changed.apply(move) }
    #expect(changed == self)
    return try #require(error)
  }

  /// Checks that a move written as in files is refused; returns the reason.
  func refusal(of text: String) throws -> IllegalMove {
    try refusal(of: #require(self.move(text: text), "\(text)"))
  }
}

extension Auction {
  /// An auction with these turns from the dealer at seat 0 on; an empty text is a pass.
  static func turns(_ texts: String..., players: PlayerCount, ended: Bool = true) throws -> Auction
  {
    var auction = Auction(rules: Rules.classic[players], dealer: seat(0))
    var used = CardSet.none
    for text in texts {
      var laid = CardSet.none
      for wanted in try #require(Card.list(text: text), "\(text)") {
        let card = try #require(Rules.classic[players].deck.unused(like: wanted, excluding: used))
        used.insert(card)
        laid.insert(card)
      }
      auction.take(laid)
    }
    while ended, auction.turn != nil { auction.take(.none) }
    return auction
  }

  /// Chief, Vice and level; nil if the auction had another outcome.
  var roles: Roles? {
    if case .roles(let roles) = outcome { roles } else { nil }
  }
}
