import MueRules

/// A seat's plan for the auction: its best trump, its second best, and how high it bids.
struct BidPlan: Sendable {
  /// The trump it would name.
  let best: Trump
  /// The trump it would name if the best one is taken.
  let second: Trump
  /// The highest level at which it would be Chief; 0 for none.
  let level: Int
  private let hand: CardSet

  init(hand: CardSet, rules: HandRules, boldness: Int = 0) {
    let players = rules.players
    self.hand = hand
    let worth = HandWorth(players: players)
    var ranked: [(trump: Trump, level: Int, points: Int)] = []
    for trump in Trump.namable(with: hand) {
      let points = worth.teamPoints(hand, under: trump)
      let safe = points - WorthTable.reserve(players) + boldness
      let level = rules.level(reachedWith: safe / 100)
      ranked.append((trump, level, points))
    }
    ranked.sort { $0.points > $1.points }
    best = ranked.first?.trump ?? .noTrump
    second = ranked.dropFirst().first?.trump ?? .noTrump
    level = ranked.first?.level ?? 0
  }

  /// Whether the hand has a card worth showing to a Chief in search of a partner.
  var hasCardToShow: Bool { hand.contains { $0.rank.number >= 8 } }

  /// The cards to lay, `number` of them or all there are: first those that allow both trumps, then the best
  /// trump's, the second's, and the highest.
  func cards(_ number: Int, from free: CardSet, beside laid: CardSet) -> CardSet {
    var cards = CardSet.none
    let canNameBest = !(laid & best.cards).isEmpty
    while cards.count < number {
      let choice = (free - cards).max { left, right in
        let needsBest = !canNameBest && (cards & best.cards).isEmpty
        return priority(left, needsBest) < priority(right, needsBest)
      }
      guard let choice else { break }
      cards.insert(choice)
    }
    return cards
  }

  private func priority(_ card: Card, _ needsBest: Bool) -> Int {
    var priority = card.rank.number
    if best.cards.contains(card) { priority += needsBest ? 200 : 20 }
    if second.cards.contains(card) { priority += 15 }
    return priority
  }
}

extension WorthTable {
  /// The points that a bid keeps in reserve, in hundredths.
  ///
  /// The winner of an auction has mostly overrated its hand (the winner's curse); the reserve makes up
  /// for that.
  static func reserve(_ players: PlayerCount) -> Int {
    switch players {
    case .three: 0
    case .four: 500
    case .five: 450
    case .six: 450
    }
  }
}
