/// What one seat may know: its own cards and all that lies open, and nothing else.
///
/// Computer players, screens and guests are only ever given this, so none of them can cheat.
///
/// ```swift
/// let seat = round.players.seats[0]
/// let observation = round.observation(for: seat)
/// let own = observation.hand  // The cards of seat 0.
/// let others = observation.hidden  // All that it cannot see: the other three hands.
/// ```
public struct Observation: Equatable, Sendable {
  public let seat: Seat
  public internal(set) var dealt: CardSet
  public internal(set) var publicState: PublicState

  /// The cards of each seat that an open handicap shows to this one; all empty without a handicap.
  var peeked: [CardSet]

  /// The view of a seat that was dealt these cards and is shown `peeked` of the others'.
  init(seat: Seat, dealt: CardSet, publicState: PublicState, peeked: [CardSet]? = nil) {
    self.seat = seat
    self.dealt = dealt
    self.publicState = publicState
    self.peeked =
      peeked ?? Array(repeating: .none, count: publicState.players.number)
  }

  /// What an onlooker sees: only what lies open.
  ///
  /// The table is drawn from `seat`.
  public init(watching publicState: PublicState, from seat: Seat) {
    self.init(seat: seat, dealt: .none, publicState: publicState)
  }

  /// Whether it is an onlooker's view, which has no hand.
  public var isWatching: Bool { dealt.isEmpty }

  /// The seat whose hand it knows; nil for an onlooker.
  public var own: Seat? { isWatching ? nil : seat }

  public var rules: HandRules { publicState.rules }
  public var players: PlayerCount { rules.players }

  /// The cards that the seat still holds, including those laid.
  public var hand: CardSet { dealt - publicState.played[seat] }

  /// The legal moves of the seat; nil if another seat is to move.
  public var legalMoves: LegalMoves? {
    publicState.turn == seat && !isWatching ? publicState.legalMoves(holding: hand) : nil
  }

  /// The cards that other hands may hold: not the seat's own, not laid, played or shown to it.
  public var hidden: CardSet {
    players.seats.reduce(rules.deck - dealt) { rest, other in
      rest - publicState.played[other] - publicState.auction.laid[other] - peeked[other]
    }
  }

  /// The cards that the seat knows another one to hold: laid, or shown to it, and not yet played.
  public func known(of other: Seat) -> CardSet {
    (publicState.auction.laid[other] | peeked[other]) - publicState.played[other]
  }

  /// The cards of another seat that only this seat sees: shown to it, and neither laid nor played.
  public func seenAlone(of other: Seat) -> CardSet {
    known(of: other) - publicState.auction.laid[other]
  }

  /// The number of cards that a seat still holds.
  public func handCount(of other: Seat) -> Int {
    rules.handSize - publicState.played[other].count
  }

  /// Why the seat may not play a card that it holds; nil if it may, or is not asked for a card.
  public func reasonAgainst(_ card: Card) -> IllegalMove? {
    guard case .play(let cards) = legalMoves, hand.contains(card), !cards.contains(card),
      let led = publicState.play?.led
    else { return nil }
    return .mustFollow(led: led, with: cards)
  }
}

extension Observation {
  /// What a seat knows when a hand begins.
  ///
  /// - Throws: The reason why its cards are not a hand of the deck.
  public init(
    rules: HandRules, dealer: Seat, seat: Seat, dealt: CardSet
  ) throws(DealError) {
    guard dealt.count == rules.handSize else { throw .wrongCount(seat, cards: dealt.count) }
    if let card = (dealt - rules.deck).first { throw .notInDeck(card) }
    self.init(seat: seat, dealt: dealt, publicState: PublicState(rules: rules, dealer: dealer))
  }

  /// Applies a move of the seat to move, so that a view can be rebuilt from what lay open.
  ///
  /// It checks what can be known: turn, limits, what may be named, whether the seat can hold the
  /// card at all, and whether it could have followed with a card that lies in front of it. Twins
  /// count as in `Round.apply`: the one shown first is the first.
  ///
  /// - Throws: The reason why the move is impossible; the view is then unchanged.
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

  /// What the seat knew after so many moves of the hand.
  public func after(moves count: Int) -> Observation {
    var earlier = self
    earlier.publicState = publicState.after(moves: count)
    return earlier
  }

  /// The cards that a seat may hold, as far as this view knows.
  ///
  /// For the view's own seat that is its hand; for another, the cards that lie in front of it and
  /// the hidden cards that it has not shown to lack.
  func possibleHand(of other: Seat) -> CardSet {
    if other == seat, !isWatching { return hand }
    let lying = publicState.lying(before: other)
    if lying.count == handCount(of: other) { return lying }
    return lying | (hidden - publicState.lacking(other))
  }

  /// The hand against which a move of a seat is judged.
  ///
  /// When another seat plays a card, it certainly holds that card and those in front of it, and
  /// nothing else is certain.
  private func hand(of turn: Seat, making move: Move) -> CardSet {
    let possible = possibleHand(of: turn)
    guard turn != seat || isWatching, case .play(let card) = move, possible.contains(card) else {
      return possible
    }
    return publicState.lying(before: turn) | CardSet(card).canonical(in: possible)
  }
}

extension PublicState {
  /// The cards that a seat has shown not to hold, because it did not follow them; a trump led
  /// counts for all trumps.
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

extension Deal {
  /// The cards of each seat that a peeking seat is shown, except its own.
  ///
  /// Every other hand shows the same number of cards, rounded down. The cards themselves decide
  /// which: a `SeededGenerator` draws them, with a seed computed from suits and ranks. So the cards
  /// shown stay the same during the whole hand, and a larger share includes all cards of a smaller
  /// one.
  func shown(to seat: Seat, _ peek: Peek) -> [CardSet] {
    players.seats.map { other in
      if other == seat || peek == .none { return .none }
      let cards = Array(hands[other])
      var generator = SeededGenerator(seed: Self.seed(of: cards, seenBy: seat))
      var indices = Array(cards.indices)
      let count = rules.handSize * peek.ninths / 9
      for index in 0..<count {
        indices.swapAt(index, index + generator.below(indices.count - index))
      }
      return CardSet(indices.prefix(count).map { cards[$0] })
    }
  }

  /// A number computed from suits and ranks, which stays the same when twins are exchanged.
  private static func seed(of cards: [Card], seenBy seat: Seat) -> UInt64 {
    cards.reduce(UInt64(seat.index)) { seed, card in
      seed &* 61 &+ UInt64(card.suit.rawValue) &* 10 &+ UInt64(card.rank.number)
    }
  }
}
