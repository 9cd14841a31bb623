import MueRules

/// The worth of a hand as Chief under a trump: the card points its team can expect.
///
/// A linear model: a base, and for each card a term by its rank and by whether it is a trump. All numbers
/// are whole hundredths of a point.
struct HandWorth: Sendable {
  let players: PlayerCount

  /// The expected points of the Chief's team before the Vice has named its trump, in hundredths.
  ///
  /// The hand counts on an even share of the Vice's suit.
  func teamPoints(_ hand: CardSet, under trump: Trump) -> Int {
    let table = WorthTable.of(players, trump)
    return sum(hand, trump, table) + table.lower * 12 / players.number
  }

  /// The expected points of the Chief's team once the Vice's trump is known, in hundredths.
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
