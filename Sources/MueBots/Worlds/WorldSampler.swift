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

/// One way the hidden cards may lie: a hand for every seat, the own one among them.
struct World: Equatable, Sendable {
  /// The cards each seat holds, those lying before it included.
  var hands: InlineArray<6, CardSet>

  /// The hand as it would stand if the cards lay so; nil only for hands that contradict what was
  /// played.
  func round(_ publicState: PublicState) -> Round? {
    let dealt = publicState.players.seats.map { hands[$0.index] | publicState.played[$0] }
    guard let deal = try? Deal(players: publicState.players, hands: dealt) else { return nil }
    return Round(deal: deal, publicState: publicState)
  }

  static func == (left: World, right: World) -> Bool {
    (0..<6).allSatisfy { left.hands[$0] == right.hands[$0] }
  }
}

/// Worlds drawn for their own sake, to be measured from outside.
public struct WorldDraw: Sendable {
  private let sampler: WorldSampler

  /// Worlds that agree with an observation.
  public init(_ observation: Observation) { sampler = WorldSampler(observation) }

  /// The hand that a seat holds in the last of so many worlds.
  public func hand(of seat: Seat, afterDrawing worlds: Int, seed: UInt64) -> CardSet {
    var generator = SeededGenerator(seed: seed)
    var hand = CardSet.none
    for _ in 0..<worlds { hand = sampler.world(using: &generator).hands[seat.index] }
    return hand
  }
}
