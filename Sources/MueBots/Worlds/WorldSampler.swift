import MueRules

/// Samples worlds that agree with an observation, nearly uniformly.
///
/// First it shuffles and deals the hidden cards a few times; a deal that gives nobody an impossible
/// card is an exactly uniform draw. Otherwise it deals the cards with the fewest possible holders
/// first, moving other cards along where a seat is full; this finds a deal whenever there is one.
/// It then evens out the bias of that order by many random swaps. Every step is bounded, and none
/// can fail.
package struct WorldSampler: Sendable {
  private let known: KnownCards
  private let cards: [Card]
  private let isUnconstrained: Bool
  /// How many hidden cards nobody holds any more, because the player has forgotten that they were
  /// played.
  private let spare: Int

  private static let shuffles = 4

  /// Worlds that agree with an observation, for a player with a full memory.
  package init(_ observation: Observation) { self.init(KnownCards(observation)) }

  init(_ known: KnownCards) {
    self.known = known
    let seats = 0..<known.players.number
    func holders(_ card: Card) -> Int { seats.count { known.allows(card, at: $0) } }
    cards = known.hidden.sorted {
      (holders($0), $0.index) < (holders($1), $1.index)
    }
    spare = max(0, known.hidden.count - seats.reduce(0) { $0 + known.wanting[$1] })
    isUnconstrained = seats.allSatisfy {
      known.wanting[$0] == 0 || (known.lacking[$0] & known.hidden).isEmpty
    }
  }

  package func world(using generator: inout SeededGenerator) -> World {
    for _ in 0..<Self.shuffles {
      let world = shuffled(&generator)
      if isUnconstrained || known.agrees(with: world) { return world }
    }
    var dealing = Dealing(known)
    for card in cards { dealing.deal(card, known, isSpare: spare > 0, &generator) }
    dealing.mix(cards, known, &generator)
    return World(hands: dealing.hands)
  }

  private func shuffled(_ generator: inout SeededGenerator) -> World {
    var hands = known.pinned
    var rest = cards
    var left = rest.count
    for seat in 0..<known.players.number {
      for _ in 0..<min(left, known.wanting[seat]) {
        let pick = generator.below(left)
        left -= 1
        rest.swapAt(pick, left)
        hands[seat].insert(rest[left])
      }
    }
    return World(hands: hands)
  }
}

/// Deals hidden cards one by one to seats that may hold them.
struct Dealing: Sendable {
  private(set) var hands: InlineArray<6, CardSet>
  /// How many more cards each seat gets.
  private var free: InlineArray<6, Int>
  private var owner = InlineArray<60, Int>(repeating: -1)

  init(_ known: KnownCards) {
    hands = known.pinned
    free = known.wanting
  }

  /// Deals a card to a seat that may hold it.
  ///
  /// Seats that still need more cards are likelier. If all possible holders are full, one of them
  /// passes a card on. A card that nobody may hold goes to any seat with room; a spare one stays
  /// out.
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

  /// Swaps random pairs of cards where each seat may hold the other's card.
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

  /// Makes room at one of several full seats; returns that seat, or nil if that is impossible.
  ///
  /// A breadth-first search finds the shortest chain of seats in which each can pass a card to the
  /// next, and the last has room.
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
