import MueGame
import MueRules

extension Narration {
  /// Why a card of the own hand may not be laid or played now; nil if it may, and if no card is
  /// asked for.
  public func reason(against card: Card) -> Phrase? {
    if case .bid(let free, _) = view.observation.legalMoves {
      return free.contains(card) ? nil : .liesAlready
    }
    guard case .mustFollow(let led, let with) = view.observation.reasonAgainst(card),
      let order = publicState.play?.order
    else { return nil }
    if order.trumps.contains(led) {
      return .mustFollowTrump(cards: with.count)
    }
    let suit = Phrase.name(of: led.suit)
    if order.trumps.contains(card), card.suit == led.suit {
      return .trumpDoesNotCount(suit: suit, rank: card.rank.number)
    }
    return .mustFollowSuit(suit: suit, cards: with.count)
  }
}
