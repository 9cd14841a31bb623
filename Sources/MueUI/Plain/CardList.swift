import MueGame
import MueRules
import MueWords

/// The person's cards in the order of their numbers: those that can be used now come first.
struct CardList {
  let cards: [Card]
  /// How many cards, counted from the first, can be played or laid now; all of them if nothing is
  /// asked.
  let free: Int

  init(_ narration: Narration, by sorting: HandSorting) {
    let observation = narration.view.observation
    let order = HandOrder(observation.publicState.play?.order, by: sorting)
    let usable: CardSet =
      switch observation.legalMoves {
      case .bid(let cards, _): cards
      case .play(let cards): cards
      default: observation.hand
      }
    let first = order.sorted(observation.hand & usable)
    cards = first + order.sorted(observation.hand - usable)
    free = first.count
  }

  /// The cards named by words, each by its number or by its suit and rank.
  func read(
    _ words: ArraySlice<Substring>, _ vocabulary: Vocabulary
  ) throws(Misreading) -> [Card] {
    if words.isEmpty { throw .noCardNamed }
    let words = Array(words)
    if words.count == 2, let look = vocabulary.card(words[0], words[1]) {
      return [try held(look, excluding: [], named: "\(words[0]) \(words[1])")]
    }
    var found: [Card] = []
    for word in words {
      let card = try card(word, vocabulary, excluding: found)
      if found.contains(card) { throw .cardTwice(card) }
      found.append(card)
    }
    return found
  }

  private func card(
    _ word: Substring, _ vocabulary: Vocabulary, excluding used: [Card]
  ) throws(Misreading) -> Card {
    if word.allSatisfy({ $0.isASCII && $0.isNumber }) {
      guard let number = Int(word), cards.indices.contains(number - 1) else {
        throw .numberTooHigh(Int(word) ?? .max, last: cards.count)
      }
      return cards[number - 1]
    }
    guard let look = vocabulary.card(word) else { throw .noCard(String(word)) }
    return try held(look, excluding: used, named: String(word))
  }

  /// The first unused card with this suit and rank; the list begins with the cards that can be
  /// used.
  private func held(
    _ look: Card, excluding used: [Card], named word: String
  ) throws(Misreading) -> Card {
    let alike = cards.filter { $0.suit == look.suit && $0.rank == look.rank }
    guard let first = alike.first else { throw .noCard(word) }
    guard let free = alike.first(where: { !used.contains($0) }) else { throw .cardTwice(first) }
    return free
  }
}
