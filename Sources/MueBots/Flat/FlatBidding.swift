import MueRules

/// The simulated bids of the flat player.
struct FlatBidding {
  private let observation: Observation
  private let free: CardSet
  /// How many cards it must add to lead by one.
  private let number: Int
  private let mayLead: Bool

  init(_ observation: Observation, free: CardSet, atMost: Int) {
    let auction = observation.publicState.auction
    let others = observation.players.seats.filter { $0 != observation.seat }
    let mine = auction.laid[observation.seat].count
    let most = others.map { auction.laid[$0].count }.max() ?? 0
    self.observation = observation
    self.free = free
    number = max(mine, most) + 1 - mine
    mayLead = number <= min(atMost, free.count)
  }

  /// The cards to lay, none to pass.
  func cards(_ guess: inout FlatGuess) -> CardSet {
    guard mayLead else { return .none }
    let laid = observation.publicState.auction.laid[observation.seat]
    var best: (trump: Trump, made: Int)?
    for trump in trumps {
      var made = 0
      for _ in 0..<FlatBot.worlds {
        guess.deal()
        made += guess.makes(level: laid.count + number, trump: trump) ? 1 : 0
      }
      if made > best?.made ?? -1 { best = (trump, made) }
    }
    guard let best, 2 * best.made >= FlatBot.worlds else { return .none }
    return cards(for: best.trump)
  }

  /// The longest suit and the most frequent number of the hand.
  private var trumps: [Trump] {
    func longest(_ trumps: [Trump]) -> Trump? {
      trumps.max { (observation.hand & $0.cards).count < (observation.hand & $1.cards).count }
    }
    let suits = observation.players.suits.map(Trump.suit)
    return [longest(suits), longest(Rank.all.map(Trump.number))].compactMap { $0 }
  }

  private func cards(for trump: Trump) -> CardSet {
    let sorted = free.sorted { left, right in
      let isLeft = trump.cards.contains(left)
      if isLeft != trump.cards.contains(right) { return isLeft }
      return (left.rank, left.index) > (right.rank, right.index)
    }
    return CardSet(sorted.prefix(number))
  }
}
