import MueRules
import MueWords

extension PlainTalk {
  /// The person's cards in numbered lines, those that can be used now first.
  var hand: [Phrase] {
    let list = CardList(narration)
    if list.cards.isEmpty { return [.plainNoCards] }
    return list.cards.enumerated().map { place, card in
      .plainNumbered(
        number: place + 1, what: [.name(of: card)] + marks(card, isFree: place < list.free))
    }
  }

  private func marks(_ card: Card, isFree: Bool) -> [Phrase] {
    var marks: [Phrase] = []
    if publicState.play?.order.trumps.contains(card) == true { marks.append(.plainTrump) }
    if publicState.auction.laid[view.seat].contains(card) { marks.append(.plainLaid) }
    if !isFree, publicState.play != nil { marks.append(.plainNotNow) }
    return marks
  }
}
