import MueGame
import MueRules

extension Narration {
  /// What the seat is asked, with so many cards pushed forward, or with the trump at a place of those
  /// offered in mind; nil when it is not to move.
  public func question(pushed: Int = 0, option: Int = 0) -> Phrase? {
    switch view.observation.legalMoves {
    case .bid(_, let atMost): bidQuestion(pushed: pushed, atMost: atMost)
    case .name(let trumps):
      trumps.indices.contains(option) ? trumpQuestion(trumps[option]) : nil
    case .pick: .askPartner
    case .play(let cards): cardQuestion(cards)
    case nil: nil
    }
  }

  private func bidQuestion(pushed: Int, atMost: Int) -> Phrase {
    if pushed == 0 { return atMost == 0 ? .askPassOnly : .askBid(cards: atMost) }
    let level = publicState.auction.laid[view.seat].count + pushed
    return .askLock(cards: pushed, target: view.rules.players.target(level: level))
  }

  private func trumpQuestion(_ trump: Trump) -> Phrase {
    let count = (view.observation.hand & trump.cards).count
    guard case .chiefNames(let roles, _) = publicState.phase else {
      return .askViceTrump(trump: .name(of: trump), cards: count)
    }
    return .askChiefTrump(
      trump: .name(of: trump), cards: count,
      bonus: Contract.bonus(level: roles.level, trump: trump))
  }

  private func cardQuestion(_ cards: CardSet) -> Phrase {
    guard let play = publicState.play, let led = play.led else { return .askLead }
    if !play.order.following(led).contains(cards) { return .askAnything }
    return play.order.trumps.contains(led)
      ? .askFollowTrump : .askFollow(suit: .name(of: led.suit))
  }
}
