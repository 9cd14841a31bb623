import MueRules

/// A hand from a point of its play on: the cards, and what has been seen of them.
///
/// The package sees it so that the arena can measure playouts and start hands of self-play from them.
package struct Playout: Sendable {
  /// All hands and the trick on the table.
  package var play: TrickPlay
  /// What the seats remember.
  var memory: PlayMemory

  /// Plays one card for the seat to move.
  @inline(__always)
  mutating func put(_ card: Card) {
    memory.note(card, by: play.turn, following: play.following)
    play.play(card)
  }

  /// Plays to the end by heuristics.
  mutating func finish() {
    while let card = HeuristicPlay.card(&play, &memory) { put(card) }
  }

  /// Plays to the end, every card drawn from the policies, or without any by heuristics.
  package mutating func finish(by policies: Policies?, _ generator: inout SeededGenerator) {
    guard let policy = policies?.card else { return finish() }
    while let card = policy.draw(&play, &memory, &generator) { put(card) }
  }

  /// Plays to the end of the trick by policies, or without any by heuristics.
  mutating func finishTrick(by policies: Policies?, _ generator: inout SeededGenerator) {
    while play.led != nil,
      let card = policies?.card.draw(&play, &memory, &generator)
        ?? HeuristicPlay.card(&play, &memory)
    {
      put(card)
    }
  }

  /// The card points each seat has won.
  package var points: [Int] { memory.players.seats.map { play.points[$0.index] } }

  /// How it ended.
  func outcome(_ utility: Utility) -> PlayoutOutcome {
    let points = points
    let reckoning = Reckoning(
      rules: memory.rules, contract: memory.contract, points: points)
    return utility.outcome(
      zip(points, reckoning.bonus).map { $0 + $1 }, isMade: reckoning.isMade)
  }
}

extension Playout {
  /// The play of a hand all of whose cards are known; nil before its first trick and after its last.
  package init?(_ round: Round) {
    guard var play = round.publicState.play, let memory = PlayMemory(round.publicState) else {
      return nil
    }
    for seat in round.players.seats { play.hands[seat.index] = round.hand(of: seat) }
    self.play = play
    self.memory = memory
  }

  /// The play as the seat to move sees it, with the cards of no hand but its own; nil outside the play.
  ///
  /// `memory` is how much it remembers, 0 to 9 (`ImperfectMemory`), `weights` how its heuristics weigh cards.
  init?(
    _ observation: Observation, memory: Int = BotSettings.fullMemory,
    weights: HeuristicWeights = HeuristicWeights()
  ) {
    let publicState = observation.publicState
    let imperfectMemory = ImperfectMemory(observation, memory: memory)
    guard var play = publicState.play,
      let remembered = PlayMemory(publicState, imperfectMemory, weights: weights)
    else { return nil }
    play.hands[observation.seat.index] = observation.hand
    self.play = play
    self.memory = remembered
  }
}

/// How one playout ended for the seat that searches.
struct PlayoutOutcome: Equatable, Sendable {
  /// The utility, in 1024ths of a point.
  var value: Int
  /// The score of the hand: points and bonus.
  var score: Int
  /// Whether the contract was made; false without one.
  var isMade: Bool
}
