import MueRules

/// How much a player knows of where the hidden cards are, in bits.
///
/// It is the sum over the hidden cards of the binary logarithm of the probability that its worlds give to the
/// seat that holds the card. The same of uniform worlds is what everybody knows.
package struct LayoutKnowledge {
  /// The bits that the player's worlds give the true layout, at most 0.
  package let bits: Double
  /// Those that uniform worlds give it.
  package let uniformBits: Double
  /// How many cards are hidden.
  package let cards: Int

  /// What a seat knows in a hand, by sampled worlds of a level with policies; nil for a level that samples none.
  package init?(
    _ round: Round, _ seat: Seat, settings: BotSettings, policies: Policies?, worlds: Int,
    seed: UInt64
  ) {
    guard let bot = settings.makeBot(policies) as? SearchBot else { return nil }
    let observation = round.observation(for: seat)
    let known = KnownCards(observation)
    var metropolis = MetropolisSampler(observation, skill: bot.skill)
    let uniform = WorldSampler(known)
    var generator = SeededGenerator(seed: seed)
    func bits(_ next: () -> World) -> Double {
      var found = InlineArray<60, Int>(repeating: 0)
      for _ in 0..<worlds {
        let world = next()
        for other in round.players.seats where other != seat {
          for card in world.hands[other.index] & round.hand(of: other) & known.hidden {
            found[Int(card.index)] += 1
          }
        }
      }
      // Half a world more or less, so that no card counts as impossible.
      return known.hidden.reduce(0) { sum, card in
        let share = (Double(found[Int(card.index)]) + 0.5) / Double(worlds + 1)
        return sum - negativeLogarithm(share) / negativeLogarithm(0.5)
      }
    }
    self.bits = bits { metropolis.world(using: &generator) }
    uniformBits = bits { uniform.world(using: &generator) }
    cards = known.hidden.count
  }
}
