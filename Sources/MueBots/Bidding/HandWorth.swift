import MueRules

/// What a hand is worth as Chief under a trump: the card points its team may expect.
///
/// A sum over the cards: so much for each trump and each other card by its rank, on top of what a
/// team gets anyway. Whole hundredths of a point.
struct HandWorth: Sendable {
  let players: PlayerCount

  /// The expected points of the Chief's team, in hundredths.
  ///
  /// As long as the Vice has not named its trump, the hand counts on its fair share of a suit.
  func teamPoints(_ hand: CardSet, under trump: Trump) -> Int {
    let table = WorthTable.of(players, trump)
    return sum(hand, trump, table) + table.lower * 12 / players.number
  }

  /// The expected points of the Chief's team once the Vice's trump is known too.
  func teamPoints(_ hand: CardSet, under trump: Trump, over lower: Trump?) -> Int {
    let table = WorthTable.of(players, trump)
    let held = (lower?.cards ?? .none) & hand - trump.cards
    return sum(hand, trump, table) + table.lower * held.count
  }

  private func sum(_ hand: CardSet, _ trump: Trump, _ table: WorthTable) -> Int {
    let trumps = hand & trump.cards
    var sum = table.base
    for card in trumps { sum += table.trump[card.rank.number] }
    for card in hand - trumps { sum += table.side[card.rank.number] }
    return sum
  }
}
