import MueRules

/// Chooses a card by playing each one out in sampled worlds.
struct CardSearch {
  private let observation: Observation
  private let candidates: [Card]

  /// A search among the legal cards; the card that the rules of thumb choose comes first.
  init(_ observation: Observation, legal: CardSet, plain: Card) {
    self.observation = observation
    candidates = [plain] + legal.looks.filter { $0 != plain }
  }

  func best(limits: Limits, seed: UInt64) -> Card? {
    guard candidates.count > 1, let play = observation.faceUp.play,
      let memory = PlayMemory(observation.faceUp)
    else { return candidates.first }
    let sampler = WorldSampler(observation)
    var generator = SeededGenerator(seed: seed)
    var race = Race(candidates: candidates.count, limits: limits)
    let seat = observation.seat
    let winner = race.winner { _, runners in
      var start = Playout(play: play, memory: memory)
      start.play.hands = sampler.world(using: &generator).hands
      return runners.map { runner in
        var playout = start
        playout.put(candidates[runner])
        playout.finish()
        return playout.score(of: seat)
      }
    }
    return candidates[winner]
  }
}
