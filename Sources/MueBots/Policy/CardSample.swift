import MueRules

/// One choice of a card, as the learning reads it: what the policy sees, and what a search thought of it.
package struct CardSample {
  /// The number of candidates, the numbers of the moment, and for each candidate the numbers of the card, its
  /// mean score, the worlds it was played out in, and 1 if it was chosen.
  package let numbers: [Float]

  /// A choice of the first evaluation's card; nil if nothing was searched.
  package init?(_ observation: Observation, _ evaluations: [Evaluation]) {
    guard case .play(let legal) = observation.legalMoves, legal.looks.count > 1,
      evaluations.contains(where: { $0.worlds > 0 }),
      case .play(let chosen) = evaluations.first?.move,
      var play = observation.publicState.play, var memory = PlayMemory(observation.publicState)
    else { return nil }
    play.hands[observation.seat.index] = observation.hand
    var features = CardFeatures(&play, &memory, legal: legal.looks)
    var numbers = [Float(legal.looks.count)]
    numbers += features.moment.indices.map { features.moment[$0] }
    for (index, card) in legal.looks.enumerated() {
      let evaluation = evaluations.first { $0.move == .play(card) }
      let values = features.card(card, at: index, &play, &memory)
      numbers += values.indices.map { values[$0] }
      numbers.append(Float(evaluation?.score ?? 0))
      numbers.append(Float(evaluation?.worlds ?? 0))
      numbers.append(card == chosen ? 1 : 0)
    }
    self.numbers = numbers
  }
}
