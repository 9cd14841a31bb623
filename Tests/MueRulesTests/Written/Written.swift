import Testing

@testable import MueRules

/// The card written so; of twins the first.
func card(_ text: String) throws -> Card { try #require(Card(text: text), "\(text)") }

/// The cards written so; the second of two alike is the second twin.
func cards(_ text: String) throws -> CardSet { try #require(CardSet(text: text), "\(text)") }

/// The trump written so.
func trump(_ text: String) throws -> Trump { try #require(Trump(text: text), "\(text)") }

/// The seat of a number.
func seat(_ index: Int) -> Seat { Seat(known: index) }

/// The rank of a number.
func rank(_ number: Int) -> Rank { Rank(known: number) }

/// The cards by strength, strongest first, with a stroke between groups of equal cards.
///
/// Equal cards, twins among them, stand side by side in deck order: `R7 R7 | Y7 Y7 G7 G7`.
func ranking(_ cards: CardSet, under order: TrickOrder) -> String {
  let sorted = cards.sorted { left, right in
    order.beats(left, right) || (!order.beats(right, left) && left.index < right.index)
  }
  var text = ""
  for (place, card) in sorted.enumerated() {
    if place > 0 { text += order.beats(sorted[place - 1], card) ? " | " : " " }
    text += card.text
  }
  return text
}
