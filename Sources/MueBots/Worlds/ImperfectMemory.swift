import MueRules

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
