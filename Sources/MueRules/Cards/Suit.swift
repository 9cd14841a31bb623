/// One of the five suits, in the order of the deck.
public enum Suit: UInt8, CaseIterable, Hashable, Sendable {
  case red
  case yellow
  case green
  case blue
  case black
}
