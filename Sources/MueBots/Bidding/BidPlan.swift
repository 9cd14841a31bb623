import MueRules

/// What a hand is going for in the auction: its best trump, its second, and how high.
struct BidPlan: Sendable {
  /// The trump it would name.
  let best: Trump
  /// What it would name if the best one is taken.
  let second: Trump
  /// The highest level it would be Chief at, 0 for none.
  var level: Int
  private let hand: CardSet

  init(hand: CardSet, players: PlayerCount, boldness: Int = 0) {
    self.hand = hand
    let worth = HandWorth(players: players)
    var ranked: [(trump: Trump, level: Int, points: Int)] = []
    for trump in Trump.namable(with: hand) {
      let points = worth.teamPoints(hand, under: trump)
      let spare = points - WorthTable.caution(players) + boldness
      let level = players.level(reachedWith: spare / 100)
      ranked.append((trump, level, points))
    }
    ranked.sort { $0.points > $1.points }
    best = ranked.first?.trump ?? .noTrump
    second = ranked.dropFirst().first?.trump ?? .noTrump
    level = ranked.first?.level ?? 0
  }

  /// The same plan with the second trump for the best.
  var turned: BidPlan { BidPlan(best: second, second: best, level: level, hand: hand) }

  private init(best: Trump, second: Trump, level: Int, hand: CardSet) {
    self.best = best
    self.second = second
    self.level = level
    self.hand = hand
  }

  /// Whether there is a card worth showing to a Chief in search of a partner.
  var hasCardToShow: Bool { hand.contains { $0.rank.number >= 8 } }

  /// A number of cards to lay: those that allow both trumps first, then the best trump's, then the
  /// second's, then the highest.
  func cards(_ number: Int, from free: CardSet, beside laid: CardSet) -> CardSet {
    var cards = CardSet.none
    let canNameBest = !(laid & best.cards).isEmpty
    while cards.count < number {
      let choice = (free - cards).max { left, right in
        let needsBest = !canNameBest && (cards & best.cards).isEmpty
        return eagerness(left, needsBest) < eagerness(right, needsBest)
      }
      guard let choice else { break }
      cards.insert(choice)
    }
    return cards
  }

  private func eagerness(_ card: Card, _ needsBest: Bool) -> Int {
    var eagerness = card.rank.number
    if best.cards.contains(card) { eagerness += needsBest ? 200 : 20 }
    if second.cards.contains(card) { eagerness += 15 }
    return eagerness
  }
}

extension WorthTable {
  /// The points to spare, in hundredths, that a level asks for before the auction.
  ///
  /// Who wins an auction has been too hopeful more often than not; this makes up for it.
  static func caution(_ players: PlayerCount) -> Int {
    switch players {
    case .three: 0
    case .four: 500
    case .five: 450
    case .six: 450
    }
  }
}
