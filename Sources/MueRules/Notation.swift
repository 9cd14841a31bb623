extension Move {
  /// The move in files: the cards laid (none for a pass), a trump, a seat's number, or a card.
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
  /// Reads a move of the seat to move, as the kind of move that is asked for.
  ///
  /// Cards are looked up in the seat's hand, so that a twin is the one it holds. Nil if the text is
  /// not such a move or the hand is over; `apply` decides whether the move is legal.
  public func move(text: some StringProtocol) -> Move? {
    turn.flatMap { observation(for: $0).move(text: text) }
  }
}

extension Observation {
  /// Reads a move of the seat to move, as the kind of move that is asked for.
  ///
  /// Cards are looked up in the seat's own hand, or among the cards that another seat may hold; of
  /// two twins the first one there is meant. Nil if the text is not such a move or the hand is
  /// over.
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

  /// For each card, one of the same kind from the first set that has one left.
  private static func held(_ cards: [Card], in sets: [CardSet]) -> CardSet? {
    var found = CardSet.none
    for card in cards {
      let candidates = sets.lazy.compactMap { $0.unused(like: card, excluding: found) }
      guard let copy = candidates.first else { return nil }
      found.insert(copy)
    }
    return found
  }
}

extension Suit {
  /// The letter of the suit in files (RULES: notation); on the screen each language has its own.
  public var letter: Character {
    switch self {
    case .red: "R"
    case .yellow: "Y"
    case .green: "G"
    case .blue: "B"
    case .black: "K"
    }
  }

  /// The name of the suit in files.
  var name: String {
    switch self {
    case .red: "red"
    case .yellow: "yellow"
    case .green: "green"
    case .blue: "blue"
    case .black: "black"
    }
  }
}

extension Card {
  /// The card in files: suit letter, then rank; twins are written the same.
  public var text: String { "\(suit.letter)\(rank.number)" }

  /// Reads a card; of two twins it is the first.
  ///
  /// Nil if the text is not a card.
  init?(text: some StringProtocol) {
    guard text.utf8.count == 2, let letter = text.first, let digit = text.last,
      digit.isASCII, let number = digit.wholeNumberValue, let rank = Rank(number),
      let suit = Suit.allCases.first(where: { $0.letter == letter })
    else { return nil }
    self.init(suit, rank)
  }
}

extension CardSet {
  /// The cards in files: separated by blanks, in deck order.
  public var text: String { map(\.text).joined(separator: " ") }

  /// Reads cards separated by single blanks; if a twin is repeated, the second one is meant.
  ///
  /// Nil if a part is not a card, or a card occurs more often than in the deck.
  public init?(text: some StringProtocol) {
    self.init(bits: 0)
    guard let cards = Card.list(text: text) else { return nil }
    for card in cards {
      guard let copy = CardSet.deck.unused(like: card, excluding: self) else { return nil }
      insert(copy)
    }
  }

  /// The first card of the set that looks like a card and is not in another set.
  func unused(like card: Card, excluding used: CardSet) -> Card? {
    (self - used).first { $0.suit == card.suit && $0.rank == card.rank }
  }
}

extension Card {
  /// Reads cards separated by single blanks, in order; of two twins it is always the first.
  ///
  /// Nil if a part is not a card.
  static func list(text: some StringProtocol) -> [Card]? {
    if text.isEmpty { return [] }
    var cards: [Card] = []
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      guard let card = Card(text: word) else { return nil }
      cards.append(card)
    }
    return cards
  }
}

extension Deal {
  /// The hands in files, one text for each seat.
  public var texts: [String] { hands.map(\.text) }

  /// Reads a deal from one text for each seat; if a twin is repeated, the second one is meant.
  ///
  /// Nil if a part is not a card, or a card occurs more often than in the deck.
  ///
  /// - Throws: The first reason why the cards are not the deck in equal shares.
  public init?(
    players: PlayerCount, texts: [String], variant: Rules = .classic
  ) throws(DealError) {
    var used = CardSet.none
    var hands: [CardSet] = []
    for text in texts {
      guard let cards = Card.list(text: text) else { return nil }
      var hand = CardSet.none
      for card in cards {
        guard let copy = CardSet.deck.unused(like: card, excluding: used) else { return nil }
        used.insert(copy)
        hand.insert(copy)
      }
      hands.append(hand)
    }
    try self.init(players: players, hands: hands, variant: variant)
  }
}

extension Trump {
  /// The trump in files: a suit's name, a number, or `none`.
  public var text: String {
    switch self {
    case .suit(let suit): suit.name
    case .number(let rank): String(rank.number)
    case .noTrump: "none"
    }
  }

  /// Reads a trump; nil if the text is not one.
  public init?(text: some StringProtocol) {
    if text == "none" {
      self = .noTrump
    } else if let suit = Suit.allCases.first(where: { $0.name == text }) {
      self = .suit(suit)
    } else if text.utf8.count == 1, let number = Int(text), let rank = Rank(number) {
      self = .number(rank)
    } else {
      return nil
    }
  }
}
