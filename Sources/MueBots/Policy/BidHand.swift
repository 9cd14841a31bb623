import MueRules

/// A hand in the auction: what it is worth under each trump, and the ways of bidding that the policy chooses from.
///
/// It stays the same during the auction, so playouts compute it once for each seat.
struct BidHand: Sendable {
  /// The cards dealt.
  private(set) var cards: CardSet
  /// The points that the Chief's team can expect under each trump, in hundredths, by `TrumpWorths.index`.
  let worths: TrumpWorths.Worths
  /// The indices of the three best trumps that the hand can name; the same one again if it has fewer.
  let best: InlineArray<3, Int>
  /// The cards of these trumps.
  let trumps: InlineArray<3, CardSet>

  init(_ cards: CardSet, players: PlayerCount) {
    self.cards = cards
    let table = TrumpWorths.of(players)
    let worths = table.of(cards)
    self.worths = worths
    // Every card allows two trumps, its suit and its number.
    var rest = table.namable(with: cards)
    var best = InlineArray<3, Int>(repeating: 0)
    for place in 0..<3 {
      if rest == 0 {
        best[place] = best[place - 1]
        continue
      }
      var top = rest.trailingZeroBitCount
      for index in top..<15 where rest & 1 &<< UInt16(index) != 0 && worths[index] > worths[top] {
        top = index
      }
      best[place] = top
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
  func bestTrumps(with laid: CardSet, _ players: PlayerCount) -> (best: Int, second: Int) {
    var rest = TrumpWorths.of(players).namable(with: laid)
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
    func add(_ number: Int, _ priority: (Card) -> Int) {
      guard number > 0, number <= limit else { return }
      let set = highest(number, of: free, priority)
      if !options.contains(set) { options.append(set) }
    }
    let lead = most + 1 - mine
    for place in 0..<3 { add(lead) { trump($0, place, laid) } }
    add(lead) { (isTrump($0, 0) ? 40 : 0) - $0.rank.number }
    for number in [1, 2] where mine + number < most {
      add(number) { turn.support.priority($0) }
      add(number) { trump($0, 0, laid) }
      if number == 1 { add(number) { trump($0, 1, laid) } }
      add(number) { $0.rank.number }
    }
    let vice = most - 1 - mine
    if vice > 2 {
      add(vice) { turn.support.priority($0) }
      for place in 0..<2 { add(vice) { trump($0, place, laid) } }
    }
    return options
  }

  private func isTrump(_ card: Card, _ place: Int) -> Bool {
    trumps[place].contains(card)
  }

  /// The priority of a card for those who show a trump of a place: one of the trump if none lies yet, then those that
  /// show the best two, then high ones.
  private func trump(_ card: Card, _ place: Int, _ laid: CardSet) -> Int {
    var priority = card.rank.number
    if isTrump(card, place) {
      priority += (laid & trumps[place]).isEmpty ? 200 : 20
    }
    if isTrump(card, place == 0 ? 1 : 0) { priority += 15 }
    return priority
  }

  @inline(__always)
  private func highest(_ number: Int, of free: CardSet, _ priority: (Card) -> Int) -> CardSet {
    var priorities = InlineArray<60, Int>(repeating: 0)
    for card in free { priorities[Int(card.index)] = priority(card) }
    var set = CardSet.none
    for _ in 0..<number {
      var rest = free - set
      guard var top = rest.first else { break }
      rest.remove(top)
      for card in rest where priorities[Int(card.index)] > priorities[Int(top.index)] { top = card }
      set.insert(top)
    }
    return set
  }
}
