/// How suits and marks are drawn.
public enum Symbols: String, CaseIterable, Hashable, Sendable {
  /// A shape for each suit.
  case shapes
  /// The letter of each suit in the person's language.
  case letters
  /// Letters, and frames and marks of plain ASCII too, for fonts that lack the others.
  case ascii
}
