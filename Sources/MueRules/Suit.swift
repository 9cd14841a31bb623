/// One of the five suits, in the order of the deck.
public enum Suit: UInt8, CaseIterable, Hashable, Sendable {
  /// Red, drawn as a triangle.
  case red
  /// Yellow, drawn as a square.
  case yellow
  /// Green, drawn as a disc.
  case green
  /// Blue, drawn as a diamond.
  case blue
  /// Black, drawn as a star.
  case black
}
