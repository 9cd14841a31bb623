import MueRules

/// Draws worlds that agree with an observation, each about as likely as any other.
///
/// A few times the hidden cards are shuffled and dealt out; if nobody gets a card that it has shown
/// not to hold, that is a perfectly even draw. Otherwise the cards with fewest possible holders are
/// dealt first, a card without a free place makes one by moving others along (which finds a deal
/// whenever there is one), and then many random exchanges, as likely there as back, even out what
/// that order has skewed. Every step is bounded; nothing here can loop or fail.
struct WorldSampler: Sendable {
  private let known: KnownCards
  private let cards: [Card]
  private let isFree: Bool
  /// How many of the cards nobody holds any more; which ones, the player has forgotten.
  private let spare: Int

  /// How often a plain shuffle is tried.
  private static let shuffles = 4

  init(_ observation: Observation) { self.init(KnownCards(observation)) }

  init(_ known: KnownCards) {
    self.known = known
    let seats = 0..<known.players.number
    func holders(_ card: Card) -> Int { seats.count { known.allows(card, at: $0) } }
    cards = known.hidden.sorted {
      (holders($0), $0.index) < (holders($1), $1.index)
    }
    spare = max(0, known.hidden.count - seats.reduce(0) { $0 + known.wanting[$1] })
    isFree = seats.allSatisfy {
      known.wanting[$0] == 0 || (known.lacking[$0] & known.hidden).isEmpty
    }
  }

  /// The next world.
  func world(using generator: inout SeededGenerator) -> World {
    for _ in 0..<Self.shuffles {
      let world = shuffled(&generator)
      if isFree || known.agrees(with: world) { return world }
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
