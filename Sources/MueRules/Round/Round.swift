/// One hand of Mü: the deal and all that has happened since, changed only by legal moves.
///
/// ```swift
/// let seats = PlayerCount.four.seats
/// var round = Round(deal: Deal(players: .four, seed: 7), dealer: seats[0])
/// try round.apply(.bid(.none))  // The dealer passes.
/// let next = round.turn  // Seat 1 is to bid.
/// ```
public struct Round: Equatable, Sendable {
  /// Who was dealt what; of twins the one shown first counts as the first one.
  public private(set) var deal: Deal
  /// All that lies open.
  public private(set) var publicState: PublicState

  /// A hand about to begin.
  public init(deal: Deal, dealer: Seat) {
    self.deal = deal
    publicState = PublicState(rules: deal.rules, dealer: dealer)
  }

  /// The hand as it would stand had the cards been dealt so: a world of an observation.
  ///
  /// Nil when a seat laid or played a card which that deal does not give it.
  public init?(deal: Deal, publicState: PublicState) {
    guard deal.rules == publicState.rules else { return nil }
    for seat in publicState.players.seats {
      let shown = publicState.auction.laid[seat] | publicState.played[seat]
      guard deal.hands[seat].contains(shown) else { return nil }
    }
    self.deal = deal
    self.publicState = publicState
  }

  /// The rules that it is played by.
  public var rules: HandRules { deal.rules }
  /// The players.
  public var players: PlayerCount { rules.players }
  /// Whose turn it is; nil when the hand is over.
  public var turn: Seat? { publicState.turn }

  /// The cards a seat still holds, those laid included.
  public func hand(of seat: Seat) -> CardSet { deal.hands[seat] - publicState.played[seat] }

  /// All that the seat to move may do; nil when the hand is over.
  public var legalMoves: LegalMoves? {
    turn.flatMap { publicState.legalMoves(holding: hand(of: $0)) }
  }

  /// What the hand brought each seat, once it is over.
  public var score: RoundScore? { publicState.score }

  /// Makes the move of the seat whose turn it is.
  ///
  /// Of twins that look alike the first goes first, so that a move means the same wherever it was
  /// written down.
  ///
  /// - Throws: Why the move is against the rules; the hand is unchanged then.
  public mutating func apply(_ move: Move) throws(IllegalMove) {
    guard let turn else { throw .handIsOver }
    let hand = hand(of: turn)
    var unmatchedTwins = move.cards.secondTwins(without: hand) & hand
    if !unmatchedTwins.isEmpty {
      unmatchedTwins = unmatchedTwins.secondTwins(without: publicState.shown)
    }
    if unmatchedTwins.isEmpty {
      try publicState.apply(move, holding: hand)
    } else {
      // Were the second twin seen first, everybody would know that its holder lacks the first.
      // Twins look alike, so the two change places before anybody sees one.
      var next = self
      next.deal = deal.exchangingTwins(unmatchedTwins)
      try next.publicState.apply(
        move.exchangingTwins(unmatchedTwins), holding: next.hand(of: turn))
      self = next
    }
  }

  /// What a seat may know of the hand; with an open handicap, some of the others' cards besides.
  public func observation(for seat: Seat, peek: Peek = .none) -> Observation {
    Observation(
      seat: seat, dealt: deal.hands[seat], publicState: publicState,
      peeked: peek == .none ? nil : deal.shown(to: seat, peek))
  }
}

/// Why a move is against the rules, with the evidence.
public enum IllegalMove: Error, Hashable, Sendable {
  /// The hand is over.
  case handIsOver
  /// Something else is asked now.
  case notAsked(LegalMoves)
  /// The seat does not hold the card.
  case notInHand(Card)
  /// The card lies in front of the seat already.
  case alreadyLaid(Card)
  /// More cards than the limit allows.
  case overLimit(cards: Int, atMost: Int)
  /// The seat may only name these.
  case notNamable(of: [Trump])
  /// Only these may be the partner.
  case notPartner(of: [Seat])
  /// The seat can follow the led card, with these.
  case mustFollow(led: Card, with: CardSet)
}
