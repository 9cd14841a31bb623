/// One hand of Mü: the deal and everything that has happened since, changed only by legal moves.
///
/// ```swift
/// let seats = PlayerCount.four.seats
/// var round = Round(deal: Deal(players: .four, seed: 7), dealer: seats[0])
/// try round.apply(.bid(.none))  // The dealer passes.
/// let next = round.turn  // Seat 1 is to bid.
/// ```
public struct Round: Equatable, Sendable {
  /// The cards dealt to each seat; the twin shown first counts as the first.
  public private(set) var deal: Deal
  public private(set) var publicState: PublicState

  /// A hand that is about to begin.
  public init(deal: Deal, dealer: Seat) {
    self.deal = deal
    publicState = PublicState(rules: deal.rules, dealer: dealer)
  }

  /// The hand as if these cards had been dealt: one possible world of an observation.
  ///
  /// Nil if a seat laid or played a card that this deal does not give it.
  public init?(deal: Deal, publicState: PublicState) {
    guard deal.rules == publicState.rules else { return nil }
    for seat in publicState.players.seats {
      let shown = publicState.auction.laid[seat] | publicState.played[seat]
      guard deal.hands[seat].contains(shown) else { return nil }
    }
    self.deal = deal
    self.publicState = publicState
  }

  public var rules: HandRules { deal.rules }
  public var players: PlayerCount { rules.players }
  /// Whose turn it is; nil when the hand is over.
  public var turn: Seat? { publicState.turn }

  /// The cards that a seat still holds, including those laid.
  public func hand(of seat: Seat) -> CardSet { deal.hands[seat] - publicState.played[seat] }

  /// The legal moves of the seat to move; nil when the hand is over.
  public var legalMoves: LegalMoves? {
    turn.flatMap { publicState.legalMoves(holding: hand(of: $0)) }
  }

  /// The score of the hand, once it is over.
  public var score: RoundScore? { publicState.score }

  /// Makes the move of the seat to move.
  ///
  /// Of two twins the first is used first, so that a move means the same wherever it is written
  /// down.
  ///
  /// - Throws: The reason why the move is illegal; the hand is then unchanged.
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
      // If the second twin were shown first, everybody would know that its holder lacks the first.
      // Twins look alike, so the two are exchanged before anybody sees one.
      var next = self
      next.deal = deal.exchangingTwins(unmatchedTwins)
      try next.publicState.apply(
        move.exchangingTwins(unmatchedTwins), holding: next.hand(of: turn))
      self = next
    }
  }

  /// Makes a move that is known to be legal: chosen from the legal ones, or made before.
  ///
  /// If the rules refuse it, the program has a bug: a debug build stops, a release build returns
  /// false and leaves the hand unchanged.
  package mutating func applyLegal(_ move: Move) -> Bool {
    do throws(IllegalMove) {
      try apply(move)
      return true
    } catch {
      assertionFailure("a legal move was refused: \(error)")
      return false
    }
  }

  /// What a seat may know of the hand; with an open handicap, also some of the others' cards.
  public func observation(for seat: Seat, peek: Peek = .none) -> Observation {
    Observation(
      seat: seat, dealt: deal.hands[seat], publicState: publicState,
      peeked: peek == .none ? nil : deal.shown(to: seat, peek))
  }
}
