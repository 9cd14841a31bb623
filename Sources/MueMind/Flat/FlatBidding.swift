import MueRules

/// The simulated bids of the flat player.
struct FlatBidding {
  private let observation: Observation
  private let free: CardSet
  /// How many cards it must add to lead by one.
  private let number: Int
  private let mayLead: Bool

  init(_ observation: Observation, free: CardSet, atMost: Int) {
    let auction = observation.faceUp.auction
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
    let laid = observation.faceUp.auction.laid[observation.seat]
    var best: (trump: Trump, sum: Int)?
    for trump in trumps {
      var sum = 0
      for _ in 0..<FlatMind.worlds {
        guess.deal()
        sum += guess.leading(level: laid.count + number, trump: trump)
      }
      if sum > best?.sum ?? .min { best = (trump, sum) }
    }
    let share = FlatMind.worlds * observation.players.allPoints / observation.players.number
    guard let best, best.sum > share else { return .none }
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
