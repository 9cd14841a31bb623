import CellGrid
import MueRules

/// The purpose of a piece of text or background, which a theme maps to colours.
enum Ink: Hashable, Sendable {
  /// Text outside the felt.
  case plain
  /// Less important text outside the felt.
  case quiet
  /// A heading outside the felt.
  case heading
  /// The chosen line of a list outside the felt.
  case chosenLine
  /// A question to the person.
  case ask
  /// The felt itself and the text on it.
  case felt
  /// Less important text on the felt.
  case feltQuiet
  /// Highlighted text on the felt: whose turn it is.
  case feltTurn
  /// The chosen line of a list on the felt.
  case feltChosen
  /// A card that can be chosen.
  case card(Suit)
  /// A card that cannot be played now.
  case greyed(Suit)
  /// A small card on the felt; marked when it is trump.
  case small(Suit, isTrump: Bool)
  /// A line of a chart and its name; the person's is 0 and the boldest.
  case chartLine(Int)

  var isOfChosen: Bool { self == .chosenLine || self == .feltChosen }
}
