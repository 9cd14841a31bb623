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
    let own = observation.own
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
