import CellGrid
import MueRules

/// What a piece of the picture is, from which the theme makes its colours.
enum Ink: Hashable, Sendable {
  /// Text outside the felt.
  case plain
  /// Less important text outside the felt.
  case quiet
  /// A heading outside the felt.
  case heading
  /// The chosen line of a list outside the felt.
  case chosenLine
  /// What asks the person for something.
  case ask
  /// The felt itself and the text on it.
  case felt
  /// Less important text on the felt.
  case feltQuiet
  /// What stands out on the felt: whose turn it is.
  case feltTurn
  /// The chosen line of a list on the felt.
  case feltChosen
  /// A card that may be chosen.
  case card(Suit)
  /// A card that may not be played now.
  case greyed(Suit)
  /// A small card on the felt; marked when it is trump.
  case small(Suit, isTrump: Bool)
}
