import MueRules

/// Samples worlds that agree with an observation, nearly uniformly.
///
/// First it shuffles and deals the hidden cards a few times; a deal that gives nobody a card it cannot
/// hold is an exactly uniform draw. Otherwise it deals the cards with the fewest possible holders first,
/// moving others along where a seat is full (which finds a deal whenever there is one), and then evens
/// out the bias of that order by many random exchanges. Every step is bounded, and none can fail.
package struct WorldSampler: Sendable {
  private let known: KnownCards
  private let cards: [Card]
  private let isUnconstrained: Bool
  /// How many of the hidden cards nobody holds any more: those that the player has forgotten.
  private let spare: Int

  /// The number of shuffles tried.
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

  /// The next world.
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

/// A world, or determinization: one way the hidden cards may lie.
package struct World: Equatable, Sendable {
  /// The cards each seat holds, its laid cards included.
  package var hands: InlineArray<6, CardSet>

  /// The hand as it would stand in this world; nil only for hands that contradict what was played.
  func round(_ publicState: PublicState) -> Round? {
    let dealt = publicState.players.seats.map { hands[$0.index] | publicState.played[$0] }
    guard
      let deal = try? Deal(
        players: publicState.players, hands: dealt, variant: publicState.rules.variant)
    else { return nil }
    return Round(deal: deal, publicState: publicState)
  }

  package static func == (left: World, right: World) -> Bool {
    (0..<6).allSatisfy { left.hands[$0] == right.hands[$0] }
  }
}
