import Testing

@testable import MueRules

/// The card with a text; of two twins, the first.
func card(_ text: String) throws -> Card { try #require(Card(text: text), "\(text)") }

/// The cards with a text; a repeated twin means the second one.
func cards(_ text: String) throws -> CardSet { try #require(CardSet(text: text), "\(text)") }

/// The trump with a text.
func trump(_ text: String) throws -> Trump { try #require(Trump(text: text), "\(text)") }

/// The seat with an index.
func seat(_ index: Int) -> Seat { Seat(known: index) }

/// The rank with a number.
func rank(_ number: Int) -> Rank { Rank(known: number) }

/// The cards by strength, the strongest first, with a bar between groups of equal cards.
///
/// Equal cards, including twins, are listed in deck order: `R7 R7 | Y7 Y7 G7 G7`.
func ranking(_ cards: CardSet, under order: TrickOrder) -> String {
  let sorted = cards.sorted { left, right in
    order.beats(left, right) || (!order.beats(right, left) && left.index < right.index)
  }
  var text = ""
  for (index, card) in sorted.enumerated() {
    if index > 0 { text += order.beats(sorted[index - 1], card) ? " | " : " " }
    text += card.text
  }
  return text
}
