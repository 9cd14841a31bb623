import MueRules

/// A hand in the auction: its worth under each trump, and the bids from which the policy chooses.
///
/// It stays the same during the auction, so playouts compute it once for each seat.
struct BidHand: Sendable {
  private(set) var cards: CardSet
  /// The points that the Chief's side can expect under each trump, in hundredths, by
  /// `TrumpWorths.index`.
  let worths: TrumpWorths.Worths
  /// The indices of the three best trumps that the hand can name; if there are fewer, the last is
  /// repeated.
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

  /// The same hand after two twins have been swapped, as `Round.apply` does when the second is laid
  /// first.
  func holding(_ cards: CardSet) -> BidHand {
    var hand = self
    hand.cards = cards
    return hand
  }

  /// The indices of the two best trumps that the laid cards allow; no trump counts as one of them.
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

  /// The bids worth considering, out of the thousands that are legal, starting with a pass.
  ///
  /// A seat that leads alone only passes, since it can still raise after somebody overtakes it. The
  /// others differ in how many cards the seat then has in front of it (one or two more, enough to
  /// be Vice, or enough to lead, but never as many as the leader) and in what they show: one of the
  /// three best trumps, support for the leader, or high cards.
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

  /// The bids worth considering that draw level with the leader, in support of the leader or of the
  /// hand's own best trump.
  ///
  /// There are none for a seat that has bid twice or has no 8 or 9 to show, or where an éclat would
  /// cost more than such a bid can gain. The policies have not learned such bids.
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

  /// The priority of a card when showing the trump at an index.
  ///
  /// A card of that trump comes first if none has been laid yet, then cards that show the two best
  /// trumps, then high cards.
  private func trump(_ card: Card, _ index: Int, _ laid: CardSet) -> Int {
    var priority = card.rank.number
    if isTrump(card, index) {
      priority += (laid & trumps[index]).isEmpty ? 200 : 20
    }
    if isTrump(card, index == 0 ? 1 : 0) { priority += 15 }
    return priority
  }

  /// Ranks cards by priority; ties go to the earlier card in deck order.
  private struct Ranking {
    /// The best card, the best two, and so on.
    private var best = InlineArray<17, CardSet>(repeating: .none)

    /// Ranks the best `depth` of at most 16 cards, of which there are at least `depth`.
    @inline(__always)
    init(_ cards: CardSet, _ depth: Int, _ priority: (Card) -> Int) {
      // The low six bits of each priority hold the card's position, so that the first card wins
      // ties.
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
