import MueGame
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
  /// A gain and a loss outside the felt.
  case gain, loss
  /// A thin line outside the felt.
  case rule
  /// The cap of a key, and its rounded ends.
  case key, keyEdge
  /// The wood around the felt, in the light and in the shade.
  case rail, railShade
  /// A seat's name on its plate; other text there; the name of the seat whose turn it is.
  case plate, plateQuiet, plateTurn
  /// The label of a role on a plate, and its rounded ends.
  case sign(Theme.Part)
  case signEdge(Theme.Part)
  /// The golden spine of a small card that is trump.
  case goldOnFelt
  /// How a hand ended.
  case feltMade, feltLost, feltEclat
  /// A part of a bar on the felt, and text or the end of a bar in the colour of a loss.
  case bar(FeltBar.Part)
  case feltLoss
  /// A card that can be chosen.
  case card(Suit)
  /// A card that cannot be played now.
  case greyed(Suit)
  /// A small card on the felt; marked if it is trump.
  case small(Suit, isTrump: Bool)
  /// A line of a chart and its name; the person's line is 0, and the boldest.
  case chartLine(Int, isOnFelt: Bool)

  /// Whether the ink is for sentences, in which cards are drawn.
  var isOfText: Bool {
    switch self {
    case .plain, .quiet, .heading, .ask, .felt, .feltQuiet, .feltTurn: true
    default: false
    }
  }

  /// Whether the ink marks the chosen line.
  var isOfChosen: Bool { self == .chosenLine || self == .feltChosen }
}

extension Ink {
  /// Whether the ink marks a card as trump.
  var isTrump: Bool {
    if case .small(_, let isTrump) = self { isTrump } else { false }
  }
}
