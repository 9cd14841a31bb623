import CellGrid
import MueRules

/// A choice of colours and numbers, as a file in `themes/` says it.
public struct Theme: Hashable, Sendable {
  /// What a theme gives a colour to, by its name in the file.
  public enum Part: String, CaseIterable, Hashable, Sendable {
    /// The ink of each suit on a card.
    case red, yellow, green, blue, black
    /// A card.
    case card
    /// A card that may not be played now.
    case greyCard = "grey-card"
    /// What stands on a card that may not be played now.
    case greyText = "grey-text"
    /// The felt.
    case felt
    /// Text on the felt.
    case feltText = "felt-text"
    /// Less important text on the felt.
    case feltQuiet = "felt-quiet"
    /// On the felt, whose turn it is.
    case feltTurn = "felt-turn"
    /// Less important text beside the felt.
    case quiet
    /// The background beside the felt; without it, the terminal's own.
    case page
    /// Text beside the felt; without it, the terminal's own.
    case text

    /// Whether a theme may do without.
    var isOptional: Bool { self == .page || self == .text }
  }

  /// The colours; empty for a theme that uses none.
  private let colors: [Part: Color]
  /// What stands for 0 to 9 where the terminal has more than ASCII.
  let digits: [Character]

  /// A theme without colours, for want of any other.
  public static let plain = Theme(colors: [:], digits: usualDigits)

  static let usualDigits: [Character] = Array("0123456789")

  init(colors: [Part: Color], digits: [Character]) {
    self.colors = colors
    self.digits = digits
  }

  /// Whether there are colours in it.
  var hasColors: Bool { !colors.isEmpty }

  /// The colour of a part; nil is the terminal's own.
  public subscript(part: Part) -> Color? { colors[part] }

  /// The ink of a suit.
  subscript(suit: Suit) -> Color? {
    switch suit {
    case .red: colors[.red]
    case .yellow: colors[.yellow]
    case .green: colors[.green]
    case .blue: colors[.blue]
    case .black: colors[.black]
    }
  }
}
