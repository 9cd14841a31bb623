import MueRules

/// One choice of a card, as the learning reads it: what the policy sees, and what each card was found to be worth.
package struct CardSample {
  /// The number of candidates, the numbers of the moment, and for each candidate the numbers of the card, its
  /// mean score, the worlds it was played out in, and 1 if it was chosen.
  package let numbers: [Float]

  /// A choice of the first evaluation's card; nil if nothing was searched.
  package init?(_ observation: Observation, _ evaluations: [Evaluation]) {
    guard case .play(let legal) = observation.legalMoves, legal.looks.count > 1,
      evaluations.contains(where: { $0.worlds > 0 }),
      var play = observation.publicState.play, var memory = PlayMemory(observation.publicState)
    else { return nil }
    play.hands[observation.seat.index] = observation.hand
    self.init(&play, &memory, legal.looks) { card in
      let evaluation = evaluations.first { $0.move == .play(card) }
      return [
        Float(evaluation?.score ?? 0), Float(evaluation?.worlds ?? 0),
        evaluations.first?.move == .play(card) ? 1 : 0,
      ]
    }
  }

  /// A choice for the seat to move, with what is known of each candidate: score, worlds, whether it was chosen.
  init(
    _ play: inout TrickPlay, _ memory: inout PlayMemory, _ candidates: CardSet,
    known: (Card) -> [Float]
  ) {
    var features = CardFeatures(&play, &memory, legal: candidates)
    var numbers = [Float(candidates.count)]
    numbers += features.moment.indices.map { features.moment[$0] }
    for (index, card) in candidates.enumerated() {
      let values = features.card(card, at: index, &play, &memory)
      numbers += values.indices.map { values[$0] }
      numbers += known(card)
    }
    self.numbers = numbers
  }
}
