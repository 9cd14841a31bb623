import MueRules

/// A hand in the auction: what it is worth under each trump, and the ways of bidding that the policy chooses from.
///
/// It stays the same during the auction, so playouts compute it once for each seat.
struct BidHand: Sendable {
  private(set) var cards: CardSet
  /// The points that the Chief's side can expect under each trump, in hundredths, by `TrumpWorths.index`.
  let worths: TrumpWorths.Worths
  /// The indices of the three best trumps that the hand can name; the same one again if it has fewer.
  let best: InlineArray<3, Int>
  let trumps: InlineArray<3, CardSet>

  init(_ cards: CardSet, players: PlayerCount) {
    self.cards = cards
    let table = TrumpWorths.of(players)
    let worths = table.of(cards)
    self.worths = worths
    // Every card allows two trumps, its suit and its number.
    var rest = TrumpWorths.namable(with: cards)
    var best = InlineArray<3, Int>(repeating: 0)
    for index in 0..<3 {
      if rest == 0 {
        best[index] = best[index - 1]
        continue
      }
      var top = rest.trailingZeroBitCount
      for index in top..<15 where rest & 1 &<< UInt16(index) != 0 && worths[index] > worths[top] {
        top = index
      }
      best[index] = top
      rest &= ~(1 &<< UInt16(top))
    }
    self.best = best
    trumps = InlineArray { TrumpWorths.trump(best[$0]).cards }
  }

  /// The same hand after a twin has been exchanged for the other, as `Round.apply` does when the second is shown first.
  func holding(_ cards: CardSet) -> BidHand {
    var hand = self
    hand.cards = cards
    return hand
  }

  /// The indices of the best two trumps that laid cards allow, no trump among them.
  func bestTrumps(with laid: CardSet) -> (best: Int, second: Int) {
    var rest = TrumpWorths.namable(with: laid)
    var (best, second) = (15, 15)
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      rest &= rest &- 1
      if worths[index] > worths[best] {
        (best, second) = (index, best)
      } else if second == 15 || worths[index] > worths[second] {
        second = index
      }
    }
    return (best, second)
  }

  /// The sets of cards worth laying, of the thousands that are legal, a pass first; only a pass for a seat that leads
  /// alone, which can go higher when somebody else has.
  ///
  /// They differ in the number of cards that lie before the seat afterwards (one or two more, enough to be Vice, enough
  /// to lead, never as many as the leader has) and in what they show: one of the best three trumps, support for the
  /// leader, or high cards.
  func options(_ turn: BidTurn) -> [CardSet] {
    let (laid, most) = (turn.laid, turn.most)
    let mine = laid.count
    var options = [CardSet.none]
    if mine > most { return options }
    let free = cards - laid
    let limit = min(turn.auction.limit(for: turn.seat), free.count)
    func add(_ number: Int, _ ranking: borrowing Ranking) {
      guard number > 0, number <= limit else { return }
      let set = ranking[number]
      if !options.contains(set) { options.append(set) }
    }
    let lead = most + 1 - mine
    let shown = (1...2).filter { mine + $0 < most }
    let vice = most - 1 - mine
    let depth = min(limit, lead)
    let first = Ranking(free, depth) { trump($0, 0, laid) }
    let second = Ranking(free, depth) { trump($0, 1, laid) }
    add(lead, first)
    add(lead, second)
    add(lead, Ranking(free, depth) { trump($0, 2, laid) })
    add(lead, Ranking(free, depth) { (isTrump($0, 0) ? 40 : 0) - $0.rank.number })
    if shown.isEmpty { return options }
    let supporting = Ranking(free, depth) { turn.support.priority($0) }
    let high = Ranking(free, min(2, depth)) { $0.rank.number }
    for number in shown {
      add(number, supporting)
      add(number, first)
      if number == 1 { add(number, second) }
      add(number, high)
    }
    if vice > 2 {
      add(vice, supporting)
      add(vice, first)
      add(vice, second)
    }
    return options
  }

  /// The sets of cards worth laying to draw level with the leader, in support of it and of the own best trump; none for
  /// a seat that has led, has drawn level before, or would pay more for an éclat than such a bid can bring.
  ///
  /// The policies have not learned such bids.
  func levelOptions(_ turn: BidTurn, atMost level: Int) -> [CardSet] {
    let free = cards - turn.laid
    let number = turn.most - turn.laid.count
    guard number > 0, turn.most <= level, turn.ownBids < 2, number <= free.count,
      number <= turn.auction.limit(for: turn.seat),
      free.contains(where: { $0.rank.number >= 8 })
    else { return [] }
    let supporting = Ranking(free, number) { turn.support.priority($0) }[number]
    let own = Ranking(free, number) { trump($0, 0, turn.laid) }[number]
    return supporting == own ? [own] : [supporting, own]
  }

  private func isTrump(_ card: Card, _ index: Int) -> Bool {
    trumps[index].contains(card)
  }

  /// The priority of a card for those who show a trump of a index: one of the trump if none lies yet, then those that
  /// show the best two, then high ones.
  private func trump(_ card: Card, _ index: Int, _ laid: CardSet) -> Int {
    var priority = card.rank.number
    if isTrump(card, index) {
      priority += (laid & trumps[index]).isEmpty ? 200 : 20
    }
    if isTrump(card, index == 0 ? 1 : 0) { priority += 15 }
    return priority
  }

  /// The cards with the highest priorities, the first in deck order of several.
  private struct Ranking {
    /// The best card, the best two and so on.
    private var best = InlineArray<17, CardSet>(repeating: .none)

    /// The best `depth` of some cards, which are at most 16 and at least `depth`.
    @inline(__always)
    init(_ cards: CardSet, _ depth: Int, _ priority: (Card) -> Int) {
      // Each priority with the place of its card in the lowest six bits, the first card highest.
      var priorities = InlineArray<16, Int>(repeating: .min)
      var count = 0
      for card in cards {
        priorities[count] = priority(card) &<< 6 | (63 - Int(card.index))
        count += 1
      }
      for number in 0..<max(0, depth) {
        var top = 0
        for index in 1..<count { top = priorities[index] > priorities[top] ? index : top }
        best[number + 1] = best[number] | CardSet(Card(at: UInt8(63 - priorities[top] & 63)))
        priorities[top] = .min
      }
    }

    subscript(number: Int) -> CardSet { best[number] }
  }
}
