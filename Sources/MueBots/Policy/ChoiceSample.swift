import MueRules

/// One choice, as the learning reads it: what the net for it sees, and what each candidate was found to be worth.
package struct ChoiceSample {
  /// The number of candidates, the numbers of the moment, and for each candidate its numbers, its mean score, the
  /// worlds it was played out in, and 1 if it was chosen.
  package private(set) var numbers: [Float]

  /// A choice of the first evaluation's card; nil if nothing was searched.
  package init?(_ observation: Observation, _ evaluations: [Evaluation]) {
    guard case .play(let legal) = observation.legalMoves, legal.looks.count > 1,
      evaluations.contains(where: { $0.worlds > 0 }), var seen = Playout(observation)
    else { return nil }
    self.init(&seen, legal.looks) { card in
      let evaluation = evaluations.first { $0.move == .play(card) }
      return [
        Float(evaluation?.score ?? 0), Float(evaluation?.worlds ?? 0),
        evaluations.first?.move == .play(card) ? 1 : 0,
      ]
    }
  }

  /// A bid of any player, by the option of the policy that is most like it; nil for other moves, and without a choice.
  package init?(_ observation: Observation, bid: Move) {
    guard case .bid(let laid) = bid, let choice = ContractChoice(observation),
      choice.kind == .bid, choice.moves.count > 1
    else { return nil }
    // The number of cards tells more than which they are.
    func likeness(_ move: Move) -> Int {
      (move.cards & laid).count - 3 * abs(move.cards.count - laid.count)
    }
    let likest = choice.moves.indices.max {
      (likeness(choice.moves[$0]), -$0) < (likeness(choice.moves[$1]), -$1)
    }
    let like = likest.map { choice.moves[$0] }
    self.init(choice) { [0, 0, $0 == like ? 1 : 0] }
  }

  /// A choice of a card for the seat to move, with what is known of each: score, worlds, whether it was chosen.
  init(_ seen: inout Playout, _ candidates: CardSet, known: (Card) -> [Float]) {
    var features = CardFeatures(&seen.play, &seen.memory, legal: candidates)
    self.init(features.moment, count: candidates.count)
    for (index, card) in candidates.enumerated() {
      add(features.card(card, at: index, &seen.play, &seen.memory), known(card))
    }
  }

  /// A choice before the play, with what is known of each move: score, worlds, whether it was chosen.
  init(_ choice: ContractChoice, known: (Move) -> [Float]) {
    self.init(choice.moment, count: choice.moves.count)
    for (move, candidate) in zip(choice.moves, choice.candidates) { add(candidate, known(move)) }
  }

  private init(_ moment: ScoringNet.Moment, count: Int) {
    numbers = [Float(count)] + moment.indices.map { moment[$0] }
  }

  private mutating func add(_ candidate: ScoringNet.Candidate, _ known: [Float]) {
    numbers += candidate.indices.map { candidate[$0] } + known
  }
}
