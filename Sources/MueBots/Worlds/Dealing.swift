import MueRules

/// Deals hidden cards one by one to seats that may hold them.
struct Dealing: Sendable {
  /// The hands so far.
  private(set) var hands: InlineArray<6, CardSet>
  /// How many cards each seat still gets.
  private var free: InlineArray<6, Int>
  private var owner = InlineArray<60, Int>(repeating: -1)

  init(_ known: KnownCards) {
    hands = known.pinned
    free = known.wanting
  }

  /// Deals a card to a seat that may hold it.
  ///
  /// A seat that still gets more cards is likelier. If all that may hold the card are full, one of them
  /// passes a card on. A card that nobody may hold goes to any seat with room; a spare one stays out.
  mutating func deal(
    _ card: Card, _ known: KnownCards, isSpare: Bool, _ generator: inout SeededGenerator
  ) {
    let seats = 0..<known.players.number
    let allowed = seats.filter { known.allows(card, at: $0) }
    let room = allowed.reduce(0) { $0 + free[$1] }
    if room > 0 {
      var pick = generator.below(room)
      for seat in allowed {
        pick -= free[seat]
        if pick < 0 { return give(card, to: seat) }
      }
    }
    if let seat = makeRoom(at: allowed, known) {
      give(card, to: seat)
    } else if !isSpare, let seat = seats.first(where: { free[$0] > 0 }) {
      give(card, to: seat)
    }
  }

  /// Exchanges random pairs of cards where both seats may hold the other's.
  mutating func mix(_ cards: [Card], _ known: KnownCards, _ generator: inout SeededGenerator) {
    guard cards.count > 1 else { return }
    for _ in 0..<4 * cards.count {
      let one = cards[generator.below(cards.count)]
      let two = cards[generator.below(cards.count)]
      let here = owner[Int(one.index)]
      let there = owner[Int(two.index)]
      guard here != there, here >= 0, there >= 0, known.allows(one, at: there),
        known.allows(two, at: here)
      else { continue }
      move(one, to: there)
      move(two, to: here)
    }
  }

  private mutating func give(_ card: Card, to seat: Int) {
    hands[seat].insert(card)
    owner[Int(card.index)] = seat
    free[seat] -= 1
  }

  private mutating func move(_ card: Card, to seat: Int) {
    let from = owner[Int(card.index)]
    hands[from].remove(card)
    free[from] += 1
    give(card, to: seat)
  }

  /// Makes room at one of some full seats; returns that seat, or nil if it cannot be done.
  ///
  /// A breadth-first search finds the shortest chain of seats where each can pass a card to the next,
  /// that ends at a seat with room.
  private mutating func makeRoom(at starts: [Int], _ known: KnownCards) -> Int? {
    let seats = 0..<known.players.number
    var cameFrom = InlineArray<6, Int>(repeating: -1)
    var queue = starts
    for start in starts { cameFrom[start] = start }
    var next = 0
    while next < queue.count {
      let seat = queue[next]
      next += 1
      if free[seat] > 0 { return moveBack(along: cameFrom, from: seat, known) }
      for other in seats where cameFrom[other] < 0 {
        guard movable(from: seat, to: other, known) != nil else { continue }
        cameFrom[other] = seat
        queue.append(other)
      }
    }
    return nil
  }

  private mutating func moveBack(
    along cameFrom: InlineArray<6, Int>, from end: Int, _ known: KnownCards
  ) -> Int {
    var seat = end
    while cameFrom[seat] != seat {
      let before = cameFrom[seat]
      if let card = movable(from: before, to: seat, known) { move(card, to: seat) }
      seat = before
    }
    return seat
  }

  private func movable(from seat: Int, to other: Int, _ known: KnownCards) -> Card? {
    (hands[seat] - known.pinned[seat]).first { known.allows($0, at: other) }
  }
}
