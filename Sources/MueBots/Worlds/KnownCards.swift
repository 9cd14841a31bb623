import MueRules

/// What an observation reveals about where the cards are.
struct KnownCards: Sendable {
  let players: PlayerCount
  /// The cards whose holder is known, by seat: the observer's hand, and the laid cards of others
  /// and those that an open handicap shows.
  let pinned: InlineArray<6, CardSet>
  /// How many more cards each seat holds.
  let wanting: InlineArray<6, Int>
  /// The cards that each seat cannot hold because it did not follow suit; all trumps count as one
  /// suit.
  let lacking: InlineArray<6, CardSet>
  /// The cards whose holder is unknown.
  let hidden: CardSet

  @inline(__always) func allows(_ card: Card, at seat: Int) -> Bool {
    wanting[seat] > 0 && !lacking[seat].contains(card)
  }

  func agrees(with world: World) -> Bool {
    players.seats.allSatisfy { seat in
      let hand = world.hands[seat.index]
      let dealt = hand - pinned[seat.index]
      return hand.contains(pinned[seat.index]) && hidden.contains(dealt)
        && dealt.count == wanting[seat.index] && (dealt & lacking[seat.index]).isEmpty
    }
  }
}

extension KnownCards {
  /// What an observation reveals to a player with a memory of 0 to 9.
  ///
  /// A forgotten card may still be out as far as the player knows, so there can be more hidden
  /// cards than the others hold.
  init(_ observation: Observation, memory: Int = BotSettings.fullMemory) {
    let publicState = observation.publicState
    let players = observation.players
    let own = observation.seat
    var pinned = InlineArray<6, CardSet>(repeating: .none)
    var wanting = InlineArray<6, Int>(repeating: 0)
    for seat in players.seats {
      pinned[seat.index] = seat == own ? observation.hand : observation.known(of: seat)
      wanting[seat.index] = max(0, observation.handCount(of: seat) - pinned[seat.index].count)
    }
    self.players = players
    self.pinned = pinned
    self.wanting = wanting
    let imperfectMemory = ImperfectMemory(observation, memory: memory)
    let remembered = PlayMemory(publicState, imperfectMemory)
    lacking = remembered?.lacking ?? InlineArray(repeating: .none)
    hidden = observation.hidden | imperfectMemory.forgotten(of: publicState)
  }
}

/// Imperfect memory: the played cards that a player with a memory of 0 to 9 remembers.
///
/// A player always knows its own cards, the trick on the table and the laid cards not yet played.
/// Of the cards gone it remembers the latest tricks, one more for every two steps of memory, and
/// the high cards of any trick, one rank more for each step. With 9 it remembers everything.
struct ImperfectMemory: Sendable {
  let memory: Int
  private let own: CardSet
  private let tricks: Int

  init(_ observation: Observation, memory: Int) {
    self.memory = memory
    own = observation.dealt
    tricks = observation.publicState.tricks.count
  }

  /// The cards gone that the player does not remember.
  func forgotten(of publicState: PublicState) -> CardSet {
    var cards = CardSet.none
    if isComplete { return cards }
    for (number, trick) in publicState.tricks.enumerated() {
      for card in trick.cards where !remembers(card, ofTrick: number) { cards.insert(card) }
    }
    return cards
  }

  var isComplete: Bool { memory >= BotSettings.fullMemory }

  /// Whether the player remembers a card played to a trick; tricks count from 0.
  func remembers(_ card: Card, ofTrick trick: Int) -> Bool {
    isComplete || own.contains(card) || trick + 1 + memory / 2 >= tricks
      || card.rank.number >= 10 - memory
  }
}
