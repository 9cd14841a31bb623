import CellGrid
import MueRules

/// A choice of colours.
public enum Theme: String, CaseIterable, Hashable, Sendable {
  /// Suits told apart by lightness too, safe for colour-blind eyes.
  case clear
  /// The suits in their plain colours.
  case traditional

  /// The ink of a suit on a light card.
  func color(_ suit: Suit) -> Color {
    switch (self, suit) {
    case (.clear, .red): Color(rich: 166, basic: 1)
    case (.clear, .yellow): Color(rich: 136, basic: 3)
    case (.clear, .green): Color(rich: 29, basic: 2)
    case (.clear, .blue): Color(rich: 25, basic: 4)
    case (.traditional, .red): Color(rich: 160, basic: 1)
    case (.traditional, .yellow): Color(rich: 178, basic: 3)
    case (.traditional, .green): Color(rich: 34, basic: 2)
    case (.traditional, .blue): Color(rich: 20, basic: 4)
    case (_, .black): Color(rich: 16, basic: 0)
    }
  }

  /// The colour of a light card.
  static let paper = Color(rich: 255, basic: 7)
  /// The colour of a card that may not be played now.
  static let greyPaper = Color(rich: 245, basic: 7)
  static let greyInk = Color(rich: 236, basic: 0)
  static let feltGreen = Color(rich: 22, basic: 0)
  static let feltText = Color(rich: 254, basic: 7)
  static let feltQuiet = Color(rich: 151, basic: 7)
  static let gold = Color(rich: 221, basic: 11)
  static let grey = Color(rich: 245, basic: 7)
}
