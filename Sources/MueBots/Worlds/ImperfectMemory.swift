import MueRules

/// What a player with a memory of 0 to 9 remembers of the cards gone by.
///
/// Its own cards, the trick on the table and what lies before the seats it always knows. Of the rest
/// it remembers the last tricks, one for every two steps of memory, and from any trick the high
/// cards, one rank more for each step. With 9 it remembers everything.
struct ImperfectMemory: Sendable {
  let memory: Int
  private let own: CardSet
  private let tricks: Int

  init(_ observation: Observation, memory: Int) {
    self.memory = memory
    own = observation.dealt
    tricks = observation.publicState.tricks.count
  }

  /// All that was ever shown.
  static func everything(_ observation: Observation) -> ImperfectMemory {
    ImperfectMemory(observation, memory: BotSettings.fullMemory)
  }

  /// The cards gone by that are not remembered.
  func forgotten(of publicState: PublicState) -> CardSet {
    var cards = CardSet.none
    if isComplete { return cards }
    for (number, trick) in publicState.tricks.enumerated() {
      for card in trick.cards where !remembers(card, ofTrick: number) { cards.insert(card) }
    }
    return cards
  }

  var isComplete: Bool { memory >= BotSettings.fullMemory }

  /// Whether a card played to a trick, counted from 0, is remembered.
  func remembers(_ card: Card, ofTrick trick: Int) -> Bool {
    isComplete || own.contains(card) || trick + 1 + memory / 2 >= tricks
      || card.rank.number >= 10 - memory
  }
}
