import MueRules

/// The invariants of every position of every hand.
public enum Invariants {
  /// The invariant that a hand violates; nil if it violates none.
  ///
  /// Every card is in exactly one place, points won and unwon add up to those of the deck, the
  /// player to move has a legal move, and a score adds up.
  public static func broken(in round: Round) -> String? {
    let players = round.players
    let publicState = round.publicState
    var seen = CardSet.none
    var count = 0
    for seat in players.seats {
      let cards = round.hand(of: seat) | publicState.played[seat]
      if round.deal.hands[seat] != cards { return "seat \(seat.index) has other cards than dealt" }
      if !(round.hand(of: seat) & publicState.played[seat]).isEmpty {
        return "a card is there twice"
      }
      seen = seen | cards
      count += cards.count
    }
    let deck = round.rules.deck
    if seen != deck || count != deck.count { return "a card is lost" }
    let tricks = publicState.tricks.filter { $0.cards.count == players.number }
    let won = tricks.reduce(0) { $0 + $1.points }
    if players.seats.reduce(0, { $0 + publicState.points[$1] }) != won { return "points are lost" }
    if let legal = round.legalMoves {
      if case .play(let cards) = legal, cards.isEmpty { return "nobody can move" }
    } else {
      guard let score = round.score else { return "a hand is over without a score" }
      if score.score != zip(score.points, score.bonus).map({ $0 + $1 }) { return "a wrong score" }
    }
    return nil
  }
}
